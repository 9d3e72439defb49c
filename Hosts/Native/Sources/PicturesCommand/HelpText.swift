/// The text that `--help` prints.
enum HelpText {
  static let overview = """
    pictures: draws the demos as pictures, without a browser.

    Usage:
      pictures list                               print the ids of the demos
      pictures record DEMO --output FILE …        draw a demo
      pictures help                               print this

    DEMO is one of the ids that "pictures list" prints, or three-cells, the smallest list.
    The exit status is 0 for success and 2 for an error, which standard error explains.

    """

  static let record = """
    Usage: pictures record DEMO --output FILE [--at SECONDS | --sheet COUNT | --fps NUMBER] [--scale SCALE]
                           [--text fonts|blocks] [--script FILE] [--duration SECONDS] [--size WIDTHxHEIGHT] [--photos FOLDER] [--dark]

    Plays a script on a demo and draws it. The extension of the file determines the format.

      NAME.png               one moment, or a sheet of several
      NAME.apng              every frame, as an animated PNG, which plays in browsers and repeats
      NAME.gif               an animation of 256 colours, which repeats
      NAME.mp4, NAME.webm    a video in H.264 or VP9; these and GIF files need ffmpeg

      --output FILE          the file to write, as a whole or not at all; only a recording is replaced
      --at SECONDS           the moment, in seconds from the beginning, up to 3600; the default is the end
      --sheet COUNT          this many moments side by side, from 1 to 64, at equal intervals from the beginning to
                             the end, each with its time
      --fps NUMBER           the frames in a second, from 1 to 120, of GIF files up to 50; the default is 60, for GIF
                             files 25, and for animated PNGs every frame that differs
      --scale SCALE          the pixels to a point, from 1 to 3; the default is 2
      --text fonts|blocks    the glyphs of Liberation Sans and Liberation Mono, the default, or a block for each word,
                             which needs no fonts; the file states which
      --script FILE          the script to play; the default is the demo's own script
      --duration SECONDS     the length of the recording, up to 600; by default, it ends when the script is over
                             and everything is at rest, at most 10 seconds later
      --size WIDTHxHEIGHT    the size of the screen in points, from 1x1 to 10000x10000; the default is 390x844;
                             the points of the demo's own script are scaled to it
      --photos FOLDER        the pictures for the demo photos, sorted by name (PNG, JPEG, GIF, WebP, SVG);
                             other files are skipped with a note
      --dark                 use dark mode

    """
}
