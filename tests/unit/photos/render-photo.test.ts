import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  MAX_RENDITION_BYTES,
  type RenderedPhoto,
  renderPhoto,
} from '#lambdas/photos/process/render-photo.ts';
import { PHOTO_RENDITIONS, type PhotoFormat, type PhotoWidth } from '#shared/photos/limits.ts';
import { CORNERS, cameraPhoto, noise, plain, pngChunk, quarters, withPngChunks } from './build-photos.ts';

function rendition(photo: RenderedPhoto, width: PhotoWidth, format: PhotoFormat) {
  const found = photo.renditions.find(({ name }) => name.width === width && name.format === format);
  if (!found) throw new Error(`There is no rendition ${width}.${format}`);
  return found;
}

/** Returns the colors at the four corners, left to right and top to bottom. */
async function corners(body: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  const [right, bottom] = [info.width - 5, info.height - 5];
  return [at(4, 4), at(right, 4), at(4, bottom), at(right, bottom)];
}

function expectColour(actual: readonly number[] | undefined, expected: readonly number[], tolerance: number) {
  for (const [channel, value] of expected.entries()) {
    expect(Math.abs((actual?.[channel] ?? Number.NaN) - value)).toBeLessThanOrEqual(tolerance);
  }
}

const { red, green, blue, white } = CORNERS;

describe('the renditions of a photo', () => {
  it('have the specified names, and the shape of the upright original', async () => {
    const photo = await renderPhoto(cameraPhoto('Landscape_6'), 'image/jpeg');
    expect(photo).toMatchObject({ width: 1800, height: 1200 });
    expect(photo.renditions.map(({ name }) => name)).toEqual(PHOTO_RENDITIONS);
    const sizes = photo.renditions.map(({ width, height }) => `${width}x${height}`);
    expect(sizes).toEqual(['224x224', '224x224', '640x427', '640x427', '1280x853', '1280x853', '1280x853']);
  });

  it('report the size and format of each file', async () => {
    const photo = await renderPhoto(cameraPhoto('Portrait_8'), 'image/jpeg');
    for (const { name, width, height, body } of photo.renditions) {
      const header = await sharp(body).metadata();
      expect(header).toMatchObject({ width, height });
      expect(header.mediaType).toBe(`image/${name.format === 'jpg' ? 'jpeg' : name.format}`);
    }
  });

  it('are never larger than the original', async () => {
    const photo = await renderPhoto(await plain(300, 200).png().toBuffer(), 'image/png');
    const sizes = new Set(photo.renditions.map(({ width, height }) => `${width}x${height}`));
    expect([...sizes]).toEqual(['200x200', '300x200']);
  });

  it.each([
    [1, 1],
    [40_000, 1],
    [3, 16_000],
  ])('are made from a photo of %d x %d', async (width, height) => {
    const photo = await renderPhoto(await plain(width, height).png().toBuffer(), 'image/png');
    expect(photo).toMatchObject({ width, height });
    for (const made of photo.renditions) expect(Math.max(made.width, made.height)).toBeLessThanOrEqual(2560);
  });

  it('are small enough for a list of 24 thumbnails of camera photos', async () => {
    const names = ['DSCN0010', 'Landscape_6', 'Portrait_8'] as const;
    const photos = await Promise.all(names.map((name) => renderPhoto(cameraPhoto(name), 'image/jpeg')));
    const bytes = photos.map((photo) => rendition(photo, 224, 'avif').body.length);
    expect(bytes.reduce((sum, each) => sum + each) / bytes.length).toBeLessThan(3800);
  });
});

it.each([
  [1280, 960],
  [1280, 2560],
])('have limited bytes for noise of %d x %d', async (width, height) => {
  const upload = await noise(width, height).jpeg({ quality: 80 }).toBuffer();
  const photo = await renderPhoto(upload, 'image/jpeg');
  const largest = Math.max(...photo.renditions.map(({ body }) => body.length));
  expect(largest).toBeLessThanOrEqual(MAX_RENDITION_BYTES);
});

describe('the orientation of a photo', () => {
  const stored = { tl: red, tr: green, bl: blue, br: white };
  const { tl, tr, bl, br } = stored;
  it.each([
    [1, [tl, tr, bl, br]],
    [2, [tr, tl, br, bl]],
    [3, [br, bl, tr, tl]],
    [4, [bl, br, tl, tr]],
    [5, [tl, bl, tr, br]],
    [6, [bl, tl, br, tr]],
    [7, [br, tr, bl, tl]],
    [8, [tr, br, tl, bl]],
  ])('is turned upright from %d', async (orientation, expected) => {
    const original = await quarters(400, 200).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
    const photo = await renderPhoto(original, 'image/jpeg');
    expect([photo.width, photo.height]).toEqual(orientation < 5 ? [400, 200] : [200, 400]);
    for (const { body } of photo.renditions) {
      const actual = await corners(body);
      for (const [index, colour] of expected.entries()) expectColour(actual[index], colour, 40);
    }
  });

  it('is correct for real photos of phones', async () => {
    const landscape = await renderPhoto(cameraPhoto('Landscape_6'), 'image/jpeg');
    const portrait = await renderPhoto(cameraPhoto('Portrait_8'), 'image/jpeg');
    expect(landscape.width / landscape.height).toBe(1.5);
    expect(portrait.width / portrait.height).toBeCloseTo(2 / 3);
  });
});

describe('the metadata of a photo', () => {
  const TRACES = ['Exif', 'GPSLatitude', 'http://ns.adobe.com', 'ICC_PROFILE', 'Photoshop', 'NIKON', 'Nikon'];

  async function expectBare(photo: RenderedPhoto): Promise<void> {
    for (const { body } of photo.renditions) {
      const { exif, xmp, icc, iptc, tifftagPhotoshop, comments, orientation } = await sharp(body).metadata();
      expect({ exif, xmp, icc, iptc, tifftagPhotoshop, comments, orientation }).toEqual({});
      const text = body.toString('latin1');
      for (const trace of TRACES) expect(text.includes(trace), trace).toBe(false);
    }
  }

  it('is published without position, maker or profile', async () => {
    const original = cameraPhoto('DSCN0010');
    const header = await sharp(original).metadata();
    expect(header.exif && header.xmp).toBeInstanceOf(Buffer);
    await expectBare(await renderPhoto(original, 'image/jpeg'));
  });

  it.each(['jpeg', 'png', 'webp'] as const)('is removed from a %s', async (format) => {
    const original = await plain(64, 64)
      .withExif({ IFD0: { Make: 'NIKON' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 36/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a b="http://ns.adobe.com/xap/1.0/"/></x:xmpmeta>')
      .withIccProfile('p3')
      .toFormat(format)
      .toBuffer();
    const { exif, xmp, icc } = await sharp(original).metadata();
    for (const part of [exif, xmp, icc]) expect(part).toBeInstanceOf(Buffer);
    await expectBare(await renderPhoto(original, `image/${format}`));
  });

  it('is removed from a file that is also a web page', async () => {
    const page = '<html><script>alert(document.cookie)</script></html>';
    const png = await plain(64, 64).png().toBuffer();
    const text = pngChunk('tEXt', Buffer.from(`Comment\0${page}`, 'latin1'));
    const hidden = [
      { type: 'image/jpeg', file: Buffer.concat([cameraPhoto('DSCN0010'), Buffer.from(page)]) },
      { type: 'image/png', file: Buffer.concat([withPngChunks(png, [text]), Buffer.from(page)]) },
      { type: 'image/webp', file: Buffer.concat([await plain(64, 64).webp().toBuffer(), Buffer.from(page)]) },
    ];
    for (const { type, file } of hidden) {
      const photo = await renderPhoto(file, type);
      for (const { body } of photo.renditions) expect(body.toString('latin1')).not.toMatch(/<html|<script/i);
    }
  });
});

describe('the colors of a photo', () => {
  it('are converted from a wide gamut to sRGB', async () => {
    const original = await plain(64, 64, '#b45a3c').withIccProfile('p3').jpeg({ quality: 95 }).toBuffer();
    const photo = await renderPhoto(original, 'image/jpeg');
    for (const { body } of photo.renditions) expectColour((await corners(body))[0], [0xb4, 0x5a, 0x3c], 6);
  });

  it('may be CMYK or gray', async () => {
    const print = await plain(64, 64, '#cc3322')
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .jpeg()
      .toBuffer();
    const grey = await plain(64, 64, '#808080').toColourspace('b-w').jpeg().toBuffer();
    expectColour(
      (await corners(rendition(await renderPhoto(print, 'image/jpeg'), 640, 'webp').body))[0],
      [204, 51, 34],
      40,
    );
    expectColour(
      (await corners(rendition(await renderPhoto(grey, 'image/jpeg'), 640, 'webp').body))[0],
      [128, 128, 128],
      4,
    );
  });

  it('replace transparency with white', async () => {
    const clear = { create: { width: 64, height: 64, channels: 4 as const, background: '#ff000000' } };
    const photo = await renderPhoto(await sharp(clear).png().toBuffer(), 'image/png');
    for (const { body } of photo.renditions) expectColour((await corners(body))[0], white, 3);
  });
});

describe('the placeholder of a photo', () => {
  it('contains the dominant color', async () => {
    const photo = await renderPhoto(await plain(64, 64, '#2a6f97').png().toBuffer(), 'image/png');
    expect(photo.placeholder).toMatch(/^#[0-9a-f]{6}$/);
    const channels = [1, 3, 5].map((at) => Number.parseInt(photo.placeholder.slice(at, at + 2), 16));
    expectColour(channels, [0x2a, 0x6f, 0x97], 16);
  });

  it('is a preview of at most 300 characters in the shape of the photo', async () => {
    const { preview } = await renderPhoto(cameraPhoto('Portrait_8'), 'image/jpeg');
    expect(preview.length).toBeLessThanOrEqual(300);
    const [head, body = ''] = preview.split(',');
    expect(head).toBe('data:image/webp;base64');
    const { width, height } = await sharp(Buffer.from(body, 'base64')).metadata();
    expect([width, height]).toEqual([11, 16]);
  });
});
