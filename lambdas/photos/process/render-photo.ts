import sharp, { type Sharp } from 'sharp';
import { PHOTO_RENDITIONS, type PhotoFormat, type PhotoRendition } from '#shared/photos/limits.ts';
import { type DecodedPhoto, decodePhoto, type Pixels } from './decode-photo.ts';

export { PhotoRejected } from './photo-rejected.ts';

export interface Rendition {
  /** The name of the rendition: see `photoKey`. A small photo's rendition is narrower than its name says. */
  readonly name: PhotoRendition;
  readonly width: number;
  readonly height: number;
  readonly body: Buffer;
}

export interface RenderedPhoto {
  /** Size of the upright original in pixels. */
  readonly width: number;
  readonly height: number;
  /** The color shown in place of the photo until it has loaded, `#rrggbb`. */
  readonly placeholder: string;
  /** A blurred preview as a data URL of about 150 bytes, for the photo's own page; too large for 24 cards. */
  readonly preview: string;
  /** One rendition for each of `PHOTO_RENDITIONS`, in that order. */
  readonly renditions: readonly Rendition[];
}

/** Maximum size of a rendition, so that a photo costs no more, and loads no slower, than docs/cost.md says. */
export const MAX_RENDITION_BYTES = 300_000;
const MAX_SMALLER_ATTEMPTS = 4;

const THUMBNAIL = 224;
const PREVIEW = 16;
/** A strip taller than twice its width becomes narrower than its name says, so that its height stays bounded. */
const BOX = { width: 1280, height: 2560 };

/**
 * Turns an uploaded file into the published renditions: upright, sRGB, without metadata, encoded from the pixels alone.
 *
 * A photo of 12 megapixels takes 1.3 s on two cores (2.2 s on one) and 160 MB of memory, three at once 3.8 s and 400
 * MB; the worst accepted one (50 megapixels, 16 bits, interlaced) takes 2.4 s and 550 MB.
 *
 * @param original the whole file
 * @param declaredType the content type under which it was uploaded
 * @throws PhotoRejected if it isn't a photo we accept; any other error is our failure and worth a retry
 */
export async function renderPhoto(original: Buffer, declaredType: string): Promise<RenderedPhoto> {
  const photo = await decodePhoto(original, declaredType, BOX);
  const [renditions, placeholder, preview] = await Promise.all([
    Promise.all(PHOTO_RENDITIONS.map((name) => render(photo, name))),
    dominantColour(photo.pixels),
    tinyPreview(photo.pixels),
  ]);
  return { width: photo.width, height: photo.height, placeholder, preview, renditions };
}

async function render({ pixels }: DecodedPhoto, name: PhotoRendition): Promise<Rendition> {
  const image = name.width === THUMBNAIL ? square(pixels) : fitted(pixels, name.width);
  let made = await encode(image.clone(), name, 0).toBuffer({ resolveWithObject: true });
  for (
    let attempt = 1;
    made.data.length > MAX_RENDITION_BYTES && attempt <= MAX_SMALLER_ATTEMPTS;
    attempt += 1
  ) {
    made = await encode(image.clone(), name, attempt).toBuffer({ resolveWithObject: true });
  }
  return { name, width: made.info.width, height: made.info.height, body: made.data };
}

function open({ data, info }: Pixels): Sharp {
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

function square(pixels: Pixels): Sharp {
  const side = Math.min(THUMBNAIL, pixels.info.width, pixels.info.height);
  return open(pixels).resize(side, side, { fit: 'cover' });
}

function fitted(pixels: Pixels, width: number): Sharp {
  return open(pixels).resize({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true });
}

/** Chosen by eye and size in AVIF: about 2 kB for a thumbnail (24 per page), 20 kB for 640, 70 kB for 1280. */
const QUALITY: Readonly<Record<PhotoFormat, Readonly<Record<PhotoRendition['width'], number>>>> = {
  avif: { 224: 31, 640: 45, 1280: 45 },
  webp: { 224: 45, 640: 60, 1280: 65 },
  jpg: { 224: 72, 640: 72, 1280: 72 },
};

/** Halves the quality with each attempt, and blurs from the second retry on, because noise stays large in WebP. */
function encode(image: Sharp, { width, format }: PhotoRendition, attempt: number): Sharp {
  const quality = Math.max(1, Math.round(QUALITY[format][width] / 2 ** attempt));
  if (attempt > 1) image.blur(attempt);
  switch (format) {
    case 'avif':
      // Effort 2 takes twice the time for 4 % at most; 4, the default, ten times for 12 %. Thumbnails are fast at 3.
      return image.avif({ quality, effort: width === THUMBNAIL ? 3 : 1, chromaSubsampling: '4:2:0' });
    case 'webp':
      return image.webp({ quality });
    case 'jpg':
      return image.jpeg({ quality, mozjpeg: true });
  }
}

async function dominantColour(pixels: Pixels): Promise<string> {
  const { dominant } = await open(pixels).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

async function tinyPreview(pixels: Pixels): Promise<string> {
  const body = await open(pixels)
    .resize(PREVIEW, PREVIEW, { fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${body.toString('base64')}`;
}
