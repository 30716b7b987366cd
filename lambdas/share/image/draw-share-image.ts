/** Draws the image of a share page: loaded when the first one is asked for, since satori and sharp take a third of a second to load. */
import satori from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import type { Flavour } from '#shared/flavours.ts';
import { photoKey } from '#shared/photos/address.ts';
import { logger } from '../../core/logger.ts';
import { readObject } from '../../services/photo-bucket.ts';
import { SHARE_IMAGE } from '../layout.ts';
import { drawableText, isDrawable } from './drawable-text.ts';
import { type Fonts, loadFonts } from './font.ts';
import { COLOURS, type FontName, PANEL_WIDTH, type ShareCard, shareCard } from './share-card.ts';

export interface ShareImage {
  flavour: Flavour;
  /** Shown at the right, when it can be had. */
  photoId?: string | undefined;
  heading?: string | undefined;
  figure?: string;
  unit?: string;
  /** Two lines. */
  subject: string;
  /** One line each. */
  lines: readonly string[];
}

/** Characters: more than fits, few enough to lay out in no time. */
const LONGEST = 120;

/** A JPEG of 1200 x 630 pixels. Any text is taken: what cannot be drawn is left out, what is too long shortened. */
export async function drawShareImage(image: ShareImage): Promise<Buffer> {
  const [fonts, photo] = await Promise.all([loadFonts(), readPhoto(image.photoId)]);
  const words = await drawWords(cardOf(image, fonts), fonts, photo !== undefined);
  const { width, height } = SHARE_IMAGE;
  const layers: OverlayOptions[] = [{ input: words }];
  if (photo) layers.unshift({ input: photo, left: PANEL_WIDTH, top: 0 });
  return await sharp({ create: { width, height, channels: 3, background: COLOURS[image.flavour].ground } })
    .composite(layers)
    .jpeg({ quality: 85, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

function cardOf(image: ShareImage, { display, text }: Fonts): ShareCard {
  const draw = (words = '') => drawableText(words, [display, text], LONGEST);
  const subject = draw(image.subject);
  return {
    flavour: image.flavour,
    heading: draw(image.heading),
    figure: draw(image.figure),
    unit: draw(image.unit),
    subject,
    subjectFont: isDrawable(subject, display) ? 'display' : 'text',
    lines: image.lines.map(draw),
  };
}

const NAMES: readonly FontName[] = ['display', 'text'];

async function drawWords(card: ShareCard, fonts: Fonts, hasPhoto: boolean): Promise<Buffer> {
  const svg = await satori(shareCard(card, hasPhoto), {
    ...SHARE_IMAGE,
    fonts: NAMES.map((name) => ({ name, data: fonts[name].data, weight: 400, style: 'normal' })),
  });
  return Buffer.from(svg);
}

/** The photo cut to its part of the image. An image without it is better than none. */
async function readPhoto(photoId: string | undefined): Promise<Buffer | undefined> {
  if (photoId === undefined) return undefined;
  try {
    const rendition = await readObject(photoKey(photoId, 1280, 'jpg'));
    if (!rendition) return undefined;
    return await sharp(rendition)
      .resize(SHARE_IMAGE.width - PANEL_WIDTH, SHARE_IMAGE.height, { fit: 'cover', position: 'attention' })
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch (error) {
    logger.warn('photo of a share image could not be read', { photoId, error: error as Error });
    return undefined;
  }
}
