// The reader's files as pictures of the size that a screen can show. The browser decodes them and keeps their bytes.

/** The largest file that is read, in bytes. */
const longestFile = 64 << 20;

/** Pixels along the longer side; larger pictures are scaled down. The page's largest device is 1180 points long. */
const longestSide = () => Math.ceil(Math.max(1180, screen.width, screen.height) * Math.min(devicePixelRatio, 3));

/** A picture that cannot be shown, and why. */
export class PictureProblem extends Error {}

/**
 * The picture in a file: its bytes as a blob, and its size in pixels, upright.
 * Throws a PictureProblem for a file that is too large or nothing that the browser can draw.
 */
export async function readPicture(file) {
  if (file.size > longestFile) throw new PictureProblem(`too large (${longestFile >> 20} MB at the most)`);
  let bitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return readDrawing(file);
  }
  const { width, height } = bitmap;
  const scale = Math.min(1, longestSide() / Math.max(width, height));
  try {
    return scale < 1 ? await scaled(bitmap, scale, file.type) : { blob: await copy(file), width, height };
  } finally {
    bitmap.close();
  }
}

/** A drawing of lines (SVG) has no pixels to begin with: it stays as it is. */
async function readDrawing(file) {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return { blob: await copy(file), width: image.naturalWidth || 300, height: image.naturalHeight || 150 };
  } catch {
    throw new PictureProblem("not a picture that this browser can show");
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

async function scaled(bitmap, scale, type) {
  const [width, height] = [bitmap.width, bitmap.height].map((length) => Math.max(1, Math.round(length * scale)));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  // A browser that cannot write WebP writes PNG.
  const wanted = type === "image/jpeg" ? type : "image/webp";
  return { blob: await canvas.convertToBlob({ type: wanted, quality: 0.9 }), width, height };
}

/** The file itself may be gone tomorrow. */
async function copy(file) {
  return new Blob([await file.arrayBuffer()], { type: file.type });
}

/** A blob's bytes as an address that needs nothing else. */
export function dataAddress(blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
}
