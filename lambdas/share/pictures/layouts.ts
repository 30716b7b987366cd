/** The positions in a picture of each size. Everything else is the same for all sizes (picture-tree.ts). */
import type { PictureSize } from '#shared/sharing/pictures.ts';

/** In pixels, from the left and the top. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Layout {
  /** The photo, or the site's mark if there is no photo. */
  photo: Area;
  /** The edge of the photo that the words touch. */
  wordsAt: 'left' | 'bottom';
  words: Area & { padding: string };
  /** The rows of the text area from top to bottom. Parts in the same row are side by side. */
  rows: readonly (readonly Part[])[];
  /** The text size, as a multiple of the text size of a wide picture. */
  scale: number;
  /** The maximum size of a figure, in pixels. */
  figureSize: number;
  /** The width of the QR code, in pixels. */
  codeSize: number;
  /**
   * The lower part of the photo's area, if the code and the address are there. Otherwise the code is in one of the
   * rows.
   */
  codeBelow?: Area;
}

/** `code` shows the address beside it. With `codeAlone`, the subject's lines show the address. */
export type Part = 'brand' | 'figure' | 'subject' | 'code' | 'codeAlone';

export const LAYOUTS: Readonly<Record<PictureSize, Layout>> = {
  wide: {
    photo: { left: 640, top: 0, width: 560, height: 630 },
    wordsAt: 'left',
    words: { left: 0, top: 0, width: 640, height: 630, padding: '56px' },
    rows: [['brand'], ['figure'], ['subject']],
    scale: 1,
    figureSize: 210,
    codeSize: 160,
    codeBelow: { left: 650, top: 440, width: 550, height: 190 },
  },
  square: {
    photo: { left: 0, top: 0, width: 1080, height: 470 },
    wordsAt: 'bottom',
    words: { left: 0, top: 470, width: 1080, height: 610, padding: '52px 56px 44px' },
    rows: [
      ['figure', 'brand'],
      ['subject', 'codeAlone'],
    ],
    scale: 1.15,
    figureSize: 200,
    codeSize: 220,
  },
  // Social networks place their own buttons over the top and the bottom of a story, up to about 250 pixels.
  tall: {
    photo: { left: 0, top: 0, width: 1080, height: 680 },
    wordsAt: 'bottom',
    words: { left: 0, top: 680, width: 1080, height: 1240, padding: '44px 72px 256px' },
    rows: [['brand'], ['figure'], ['subject'], ['code']],
    scale: 1.4,
    figureSize: 230,
    codeSize: 260,
  },
};

/** The share of the text area's width between its margins. */
export const TEXT_SHARE = 0.82;

/** The part of the photo's area that the code does not cover. */
export const photoAreaOf = ({ photo, codeBelow }: Layout, hasCode: boolean): Area =>
  hasCode && codeBelow ? { ...photo, height: codeBelow.top - photo.top } : photo;
