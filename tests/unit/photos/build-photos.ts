import { readFileSync } from 'node:fs';
import { crc32, createDeflate, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Photos of real cameras; see the license beside them. DSCN0010 contains a GPS position. */
export function cameraPhoto(name: 'DSCN0010' | 'Landscape_6' | 'Portrait_8'): Buffer {
  return readFileSync(new URL(`../../support/photos/${name}.jpg`, import.meta.url));
}

export function plain(width: number, height: number, colour = '#2a6f97'): Sharp {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

/** A photo that compresses as badly as possible. It is the same each time, since a small generator replaces chance. */
export function noise(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[at] = state >>> 24;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const CORNERS = {
  red: [255, 0, 0],
  green: [0, 255, 0],
  blue: [0, 0, 255],
  white: [255, 255, 255],
} as const;

/** The stored pixels are red, green above blue, white, whatever the orientation says. */
export function quarters(width: number, height: number): Sharp {
  const size = { width: width / 2, height: height / 2, channels: 3 as const };
  const part = (background: string, left: number, top: number) => ({
    input: { create: { ...size, background } },
    left,
    top,
  });
  return plain(width, height, 'red').composite([
    part('#00ff00', size.width, 0),
    part('#0000ff', 0, size.height),
    part('#ffffff', size.width, size.height),
  ]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}

/** Inserts chunks after the header of a PNG. */
export function withPngChunks(png: Buffer, chunks: readonly Buffer[]): Buffer {
  const afterHeader = 8 + 25;
  return Buffer.concat([png.subarray(0, afterHeader), ...chunks, png.subarray(afterHeader)]);
}

/** A text chunk of 8 kB that inflates to 7.9 MB. */
export function textBomb(): Buffer {
  const text = deflateSync(Buffer.alloc(7_900_000, 'A'), { level: 9 });
  return pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), text]));
}

/** A complete and valid PNG of two colors with this many pixels on each side, made row by row. */
export async function hugePng(side: number): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const deflate = createDeflate({ level: 9 });
  const row = Buffer.alloc(1 + Math.ceil(side / 8));
  const packed = deflate.toArray();
  for (let y = 0; y < side; y += 1) {
    if (!deflate.write(row)) await new Promise((resolve) => deflate.once('drain', resolve));
  }
  deflate.end();
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const chunks = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', Buffer.concat(await packed)),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...chunks]);
}

/** A progressive JPEG whose last scan is repeated. */
export async function manyScansJpeg(repeats: number): Promise<Buffer> {
  const jpeg = await plain(256, 256).jpeg({ progressive: true }).toBuffer();
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), jpeg.length - 2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(repeats).fill(scan), jpeg.subarray(-2)]);
}

export async function animated(): Promise<Sharp> {
  const frames = await Promise.all(['red', 'blue'].map((colour) => plain(32, 32, colour).png().toBuffer()));
  return sharp(frames, { join: { animated: true } });
}

/** Files that are not photos, or of a kind that is not accepted. */
export const STRANGERS: Readonly<Record<string, Buffer>> = {
  text: Buffer.from('Caught this morning off Portland Head. '.repeat(40)),
  html: Buffer.from('<html><script>alert(1)</script></html>'),
  svg: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  ),
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
  heic: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  'two bytes': Buffer.from([0xff, 0xd8]),
};
