import sharp, { type FailOnOptions, type Metadata, type OutputInfo } from 'sharp';
import { isPhotoType, MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, type PhotoType } from '#shared/photos/limits.ts';
import { keepJpegPicture } from './jpeg-image.ts';
import { PhotoRejected } from './photo-rejected.ts';
import { keepPngPicture, PNG_SIGNATURE } from './png-image.ts';

/** Upright sRGB pixels with three channels, no side longer than requested; everything else in the file is dropped. */
export interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

export interface DecodedPhoto {
  /** Size of the upright original. */
  readonly width: number;
  readonly height: number;
  readonly pixels: Pixels;
}

const SHARP_FORMATS: Readonly<Record<PhotoType, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};

const KEEP_PICTURE: Readonly<Record<PhotoType, (file: Buffer) => Buffer>> = {
  'image/jpeg': keepJpegPicture,
  'image/png': keepPngPicture,
  'image/webp': (file) => file,
};

/**
 * Decodes a photo once, to a size from which every rendition can be made.
 *
 * @param declaredType the content type under which it was uploaded
 * @param box the greatest width and height of the pixels; a smaller photo is not enlarged
 * @throws PhotoRejected if it isn't a photo we accept
 */
export async function decodePhoto(
  original: Buffer,
  declaredType: string,
  box: { width: number; height: number },
): Promise<DecodedPhoto> {
  const type = checkBytes(original, declaredType);
  const picture = KEEP_PICTURE[type](original);
  const header = await readHeader(picture);
  checkHeader(header, type);
  const pixels = await readPixels(picture, box);
  return { width: header.autoOrient.width, height: header.autoOrient.height, pixels };
}

function checkBytes(original: Buffer, declaredType: string): PhotoType {
  if (original.length === 0) throw new PhotoRejected('empty');
  if (original.length > MAX_PHOTO_BYTES) throw new PhotoRejected('tooLarge');
  const type = detectPhotoType(original);
  if (type === undefined || !isPhotoType(declaredType)) throw new PhotoRejected('wrongType');
  if (type !== declaredType) throw new PhotoRejected('typeMismatch');
  return type;
}

async function readHeader(picture: Buffer): Promise<Metadata> {
  try {
    // No pixel limit here: only the header is read, and checkHeader judges the size.
    return await sharp(picture, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new PhotoRejected('damaged', { cause });
  }
}

function checkHeader(header: Metadata, type: PhotoType): void {
  if (header.format !== SHARP_FORMATS[type]) throw new PhotoRejected('wrongType');
  if ((header.pages ?? 1) > 1) throw new PhotoRejected('animated');
  if (header.width * header.height > MAX_PHOTO_PIXELS) throw new PhotoRejected('tooManyPixels');
}

/** Warnings about intact photos: some phones write a wrong scan header, some cameras stray bytes between parts. */
const HARMLESS_WARNING = /Invalid SOS parameters for sequential JPEG|extraneous bytes before marker/;

async function readPixels(picture: Buffer, box: { width: number; height: number }): Promise<Pixels> {
  try {
    return await decode(picture, box, 'warning');
  } catch (cause) {
    if (!(cause instanceof Error && HARMLESS_WARNING.test(cause.message))) {
      throw new PhotoRejected('damaged', { cause });
    }
  }
  try {
    return await decode(picture, box, 'error');
  } catch (cause) {
    throw new PhotoRejected('damaged', { cause });
  }
}

function decode(
  picture: Buffer,
  box: { width: number; height: number },
  failOn: FailOnOptions,
): Promise<Pixels> {
  return sharp(picture, { failOn, limitInputPixels: MAX_PHOTO_PIXELS, autoOrient: true })
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);

/** Detects one of the three types by the first bytes. Other types (SVG, HEIC, GIF, PDF) never reach a decoder. */
function detectPhotoType(bytes: Buffer): PhotoType | undefined {
  if (bytes.subarray(0, JPEG_START.length).equals(JPEG_START)) return 'image/jpeg';
  if (bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return 'image/png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return 'image/webp';
  return undefined;
}
