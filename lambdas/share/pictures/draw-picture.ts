/** Draws pictures to share: loaded when the first one is asked for, since satori and sharp take a third of a second to load. */
import satori from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import { photoKey } from '#shared/photos/address.ts';
import { PICTURE_SIZES, type Picture, type PictureSize } from '#shared/sharing/pictures.ts';
import { withoutContacts } from '#shared/text/without-contacts.ts';
import { tagline } from '#words/app/components.ts';
import { speciesAndQuantity } from '#words/sharing/share.ts';
import { logger } from '../../core/logger.ts';
import { readObject } from '../../services/photo-bucket.ts';
import { drawableText, isDrawable } from './drawable-text.ts';
import { COLOURS, type DrawablePicture, type FontName } from './elements.ts';
import { type Fonts, loadFonts } from './font.ts';
import { type Area, LAYOUTS, photoAreaOf } from './layouts.ts';
import { pictureTree } from './picture-tree.ts';

/** Characters: more than fits, few enough to lay out in no time. */
const LONGEST = 160;

/** A JPEG of this size. Any text is taken: what cannot be drawn is left out, what is too long shortened. */
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
  // In place of a name in letters that no font has: the line below it. With none and no figure, it would say nothing at all.
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
  const svg = await satori(pictureTree(picture, LAYOUTS[size], hasPhoto), {
    ...PICTURE_SIZES[size],
    fonts: NAMES.map((name) => ({ name, data: fonts[name].data, weight: 400, style: 'normal' })),
  });
  return Buffer.from(svg);
}

/** The photo cut to its part of the picture. A picture without it is better than none. */
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
