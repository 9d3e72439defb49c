// Scales the user's pictures to the size of the screen. The browser decodes them and keeps their bytes.

/** The maximum size of a file, in bytes. */
const longestFile = 64 << 20;

/** The maximum length of the longer side in pixels. The page's largest device is 1180 points long. */
const longestSide = () => Math.ceil(Math.max(1180, screen.width, screen.height) * Math.min(devicePixelRatio, 3));

/** The reason why a picture can't be displayed. */
export class PictureProblem extends Error {}

/**
 * Returns the picture of a file: its bytes as a blob, and its upright size in pixels.
 * @throws PictureProblem if the file is too large, or not an image that the browser can display.
 */
export async function readPicture(file) {
  if (file.size > longestFile) throw new PictureProblem(`larger than ${longestFile >> 20} MB`);
  if (await isCut(file)) throw new PictureProblem("the end of the file is missing");
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

const signature = 0x89504e47;
const lastChunk = 0x49454e44;

/** Returns whether the file of a PNG ends before its last chunk. Browsers draw what there is. */
async function isCut(file) {
  const view = new DataView(await file.arrayBuffer());
  if (view.byteLength < 8 || view.getUint32(0) !== signature) return false;
  for (let place = 8; place + 12 <= view.byteLength; place += 12 + view.getUint32(place)) {
    if (view.getUint32(place + 4) === lastChunk) return false;
  }
  return true;
}

/** Reads an SVG file, which has no pixels and is kept as it is. */
async function readDrawing(file) {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return { blob: await copy(file), width: image.naturalWidth || 300, height: image.naturalHeight || 150 };
  } catch {
    throw new PictureProblem("not an image that this browser can display");
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
  // Browsers that cannot write WebP write PNG.
  const wanted = type === "image/jpeg" ? type : "image/webp";
  return { blob: await canvas.convertToBlob({ type: wanted, quality: 0.9 }), width, height };
}

/** Copies the bytes, since the file may be deleted. */
async function copy(file) {
  return new Blob([await file.arrayBuffer()], { type: file.type });
}

/** Returns a blob as a data URL. */
export function dataAddress(blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
}
