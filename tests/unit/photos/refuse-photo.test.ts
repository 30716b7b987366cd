import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { keepJpegPicture } from '#lambdas/photos/process/jpeg-image.ts';
import { keepPngPicture } from '#lambdas/photos/process/png-image.ts';
import { PhotoRejected, renderPhoto } from '#lambdas/photos/process/render-photo.ts';
import { MAX_PHOTO_BYTES, type PhotoProblem } from '#shared/photos/limits.ts';
import {
  animated,
  cameraPhoto,
  hugePng,
  manyScansJpeg,
  plain,
  pngChunk,
  STRANGERS,
  textBomb,
  withPngChunks,
} from './build-photos.ts';

async function refusal(file: Buffer, declaredType: string): Promise<PhotoRejected> {
  const outcome = await renderPhoto(file, declaredType).catch((error: unknown) => error);
  if (!(outcome instanceof PhotoRejected)) throw new Error('The file was not refused', { cause: outcome });
  return outcome;
}

async function expectRefused(file: Buffer, declaredType: string, reason: PhotoProblem): Promise<void> {
  expect((await refusal(file, declaredType)).reason).toBe(reason);
}

/** Returns by how many kilobytes the peak memory use of this process grows. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  const before = process.resourceUsage().maxRSS;
  await work();
  return process.resourceUsage().maxRSS - before;
}

describe('the check of file types', () => {
  it.each(Object.keys(STRANGERS))('refuses %s under any declared type', async (kind) => {
    const file = STRANGERS[kind] ?? Buffer.alloc(0);
    for (const type of ['image/jpeg', 'image/png', 'image/webp'])
      await expectRefused(file, type, 'wrongType');
  });

  it('refuses other formats that the decoder could read', async () => {
    await expectRefused(await plain(40, 40).tiff().toBuffer(), 'image/jpeg', 'wrongType');
    await expectRefused(await plain(40, 40).avif().toBuffer(), 'image/webp', 'wrongType');
  });

  it('refuses a valid photo under a type that is not accepted', async () => {
    await expectRefused(cameraPhoto('DSCN0010'), 'image/heic', 'wrongType');
    await expectRefused(cameraPhoto('DSCN0010'), '', 'wrongType');
  });

  it('uses the specified messages', async () => {
    const { message } = await refusal(STRANGERS.text ?? Buffer.alloc(0), 'image/jpeg');
    expect(message).toBe('Invalid file type. Please select a JPEG, PNG, or WebP image.');
  });
});

describe('the check of declared types', () => {
  it('refuses a PNG declared as JPEG, and the reverse', async () => {
    await expectRefused(await plain(40, 40).png().toBuffer(), 'image/jpeg', 'typeMismatch');
    await expectRefused(cameraPhoto('DSCN0010'), 'image/png', 'typeMismatch');
    await expectRefused(await plain(40, 40).webp().toBuffer(), 'image/png', 'typeMismatch');
  });
});

describe('the check of sizes', () => {
  it('refuses an empty file', async () => {
    const { reason, message } = await refusal(Buffer.alloc(0), 'image/jpeg');
    expect(reason).toBe('empty');
    expect(message).toBe('File appears to be empty. Please select a valid image.');
  });

  it('accepts 5 MB and refuses one byte more', async () => {
    const photo = cameraPhoto('Portrait_8');
    const padded = Buffer.concat([photo, Buffer.alloc(MAX_PHOTO_BYTES - photo.length)]);
    await expect(renderPhoto(padded, 'image/jpeg')).resolves.toMatchObject({ width: 1200 });
    const { reason, message } = await refusal(Buffer.concat([padded, Buffer.alloc(1)]), 'image/jpeg');
    expect(reason).toBe('tooLarge');
    expect(message).toBe('File size too large. Maximum size allowed is 5MB.');
  });

  it('refuses a PNG of 30000 x 30000 without decoding it', async () => {
    const bomb = await hugePng(30_000);
    expect(bomb.length).toBeLessThan(MAX_PHOTO_BYTES);
    const grown = await growth(() => expectRefused(bomb, 'image/png', 'tooManyPixels'));
    expect(grown).toBeLessThan(50_000);
  });

  it('does not inflate the text of a PNG', async () => {
    const png = await plain(10, 10).png().toBuffer();
    const bomb = withPngChunks(png, Array<Buffer>(100).fill(textBomb()));
    const grown = await growth(() => renderPhoto(bomb, 'image/png'));
    expect(grown).toBeLessThan(100_000);
  });

  it('refuses a JPEG with more scans than any camera writes', async () => {
    const bomb = await manyScansJpeg(100);
    expect(() => keepJpegPicture(bomb)).toThrow(PhotoRejected);
    await expectRefused(bomb, 'image/jpeg', 'damaged');
    const busy = await manyScansJpeg(50);
    expect(keepJpegPicture(busy)).toEqual(busy);
  });
});

describe('the check for damage', () => {
  it.each([0.1, 0.5, 0.9, 0.99])('refuses a JPEG of which only %d is there', async (part) => {
    const photo = cameraPhoto('Landscape_6');
    await expectRefused(photo.subarray(0, Math.floor(photo.length * part)), 'image/jpeg', 'damaged');
  });

  it('refuses a truncated JPEG with the end of a complete one', async () => {
    const photo = cameraPhoto('Landscape_6');
    const end = Buffer.from([0xff, 0xd9]);
    await expectRefused(Buffer.concat([photo.subarray(0, photo.length / 2), end]), 'image/jpeg', 'damaged');
  });

  it('refuses a JPEG with its middle overwritten', async () => {
    const photo = Buffer.from(cameraPhoto('DSCN0010'));
    photo.fill(0xff, 80_000, 90_000);
    await expectRefused(photo, 'image/jpeg', 'damaged');
  });

  it('refuses a truncated PNG and a truncated WebP', async () => {
    const photo = sharp(cameraPhoto('DSCN0010'));
    const png = await photo.clone().png().toBuffer();
    const webp = await photo.clone().webp().toBuffer();
    await expectRefused(png.subarray(0, png.length / 2), 'image/png', 'damaged');
    await expectRefused(webp.subarray(0, webp.length / 2), 'image/webp', 'damaged');
  });

  it('refuses a file with only the first bytes of a photo', async () => {
    const headers = {
      jpeg: 'ffd8ffe000104a464946',
      png: '89504e470d0a1a0a',
      webp: '524946462400000057454250',
    };
    for (const [type, bytes] of Object.entries(headers)) {
      await expectRefused(Buffer.from(bytes, 'hex'), `image/${type}`, 'damaged');
    }
  });

  it('keeps the decoder’s reason for the log', async () => {
    const photo = cameraPhoto('DSCN0010');
    const { cause } = await refusal(photo.subarray(0, 50_000), 'image/jpeg');
    expect(cause).toBeInstanceOf(Error);
  });
});

describe('the check for harmless camera errors', () => {
  it('accepts a photo with the wrong scan header that some phones write', async () => {
    const photo = Buffer.from(await plain(64, 48).jpeg().toBuffer());
    const scan = photo.indexOf(Buffer.from([0xff, 0xda]));
    photo[scan + 2 + photo.readUInt16BE(scan + 2) - 2] = 0;
    await expect(renderPhoto(photo, 'image/jpeg')).resolves.toMatchObject({ width: 64 });
  });

  it('refuses it if it is also truncated', async () => {
    const photo = Buffer.from(cameraPhoto('DSCN0010'));
    const scan = photo.lastIndexOf(Buffer.from([0xff, 0xda]));
    photo[scan + 2 + photo.readUInt16BE(scan + 2) - 2] = 0;
    await expectRefused(photo.subarray(0, photo.length / 2), 'image/jpeg', 'damaged');
  });
});

describe('the check for animation', () => {
  it('refuses an animated WebP', async () => {
    await expectRefused(await (await animated()).webp().toBuffer(), 'image/webp', 'animated');
  });

  it('refuses an animated GIF as a wrong type', async () => {
    await expectRefused(await (await animated()).gif().toBuffer(), 'image/webp', 'wrongType');
  });

  it('refuses an animated PNG', async () => {
    const png = await plain(40, 40).png().toBuffer();
    const control = pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
    await expectRefused(withPngChunks(png, [control]), 'image/png', 'animated');
    expect(() => keepPngPicture(png)).not.toThrow();
  });
});
