/**
 * Draws pictures for sharing. It is loaded for the first picture only, since satori and sharp take a third of a second
 * to load.
 */
import sharp, { type OverlayOptions } from 'sharp';
import { photoKey } from '#shared/photos/address.ts';
import { PICTURE_SIZES, type Picture, type PictureSize } from '#shared/sharing/pictures.ts';
import { withoutContacts } from '#shared/text/without-contacts.ts';
import { tagline } from '#words/app/components.ts';
import { speciesAndQuantity } from '#words/sharing/share.ts';
import { logger } from '../../core/logger.ts';
import { type Fonts, loadFonts } from '../../services/fonts/fonts.ts';
import { readObject } from '../../services/photo-bucket.ts';
import { drawableText, isDrawable } from './drawable-text.ts';
import { COLOURS, type DrawablePicture, type FontName } from './elements.ts';
import { type Area, LAYOUTS, photoAreaOf } from './layouts.ts';
import { pictureTree } from './picture-tree.ts';

/** In characters. Longer than any text that fits, and short enough for a fast layout. */
const LONGEST = 160;

/**
 * Draws a JPEG of this size. It accepts any text: characters that cannot be drawn are left out, and long texts are
 * shortened.
 */
export async function drawPicture(picture: Picture, size: PictureSize): Promise<Buffer> {
  const area = photoAreaOf(LAYOUTS[size], picture.link !== undefined);
  const [fonts, photo] = await Promise.all([loadFonts(), readPhoto(picture.photoId, area)]);
  const words = await drawWords(drawableOf(picture, fonts), size, fonts, photo !== undefined);
  const layers: OverlayOptions[] = [{ input: words }];
  if (photo) layers.unshift({ input: photo, left: area.left, top: area.top });
  const { ground: background } = COLOURS[picture.flavour];
  return await sharp({ create: { ...PICTURE_SIZES[size], channels: 3, background } })
    .composite(layers)
    .jpeg({ quality: 85, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

function drawableOf(picture: Picture, { display, text }: Fonts): DrawablePicture {
  const draw = (words = '') => drawableText(words, [display, text], LONGEST);
  const figure = draw(picture.figure);
  const lines = picture.lines.map(draw).filter(Boolean);
  const name = draw(picture.subject) || draw(picture.plainSubject);
  const quantity = draw(picture.quantity);
  const both = name === '' || quantity === '' ? name || quantity : speciesAndQuantity(name, quantity);
  // If no font can draw the name, the line below takes its place. Without such a line and without a figure, the picture
  // would say nothing, so it shows the tagline.
  const subject = withoutContacts(both) || lines.shift() || (figure === '' ? tagline : '');
  return {
    flavour: picture.flavour,
    heading: draw(picture.heading),
    figure,
    unit: draw(picture.unit),
    subject,
    lead: draw(picture.lead),
    subjectFont: isDrawable(subject, display) ? 'display' : 'text',
    lines,
    link: picture.link ?? '',
    callToAction: picture.callToAction ?? '',
  };
}

const NAMES: readonly FontName[] = ['display', 'text'];

async function drawWords(
  picture: DrawablePicture,
  size: PictureSize,
  fonts: Fonts,
  hasPhoto: boolean,
): Promise<Buffer> {
  // A file of its own, which is the same for all languages.
  const { default: satori } = await import('satori');
  const svg = await satori(pictureTree(picture, LAYOUTS[size], hasPhoto), {
    ...PICTURE_SIZES[size],
    fonts: NAMES.map((name) => ({ name, data: fonts[name].data, weight: 400, style: 'normal' })),
  });
  return Buffer.from(svg);
}

/** Returns the photo, cropped to its area. A picture without a photo is better than no picture. */
async function readPhoto(photoId: string | undefined, { width, height }: Area): Promise<Buffer | undefined> {
  if (photoId === undefined) return undefined;
  try {
    const rendition = await readObject(photoKey(photoId, 1280, 'jpg'));
    if (!rendition) return undefined;
    return await sharp(rendition)
      .resize(width, height, { fit: 'cover', position: 'attention' })
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch (error) {
    logger.warn('photo of a picture to share could not be read', { photoId, error });
    return undefined;
  }
}
