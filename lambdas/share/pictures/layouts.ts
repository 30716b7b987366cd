/** Where things stand in a picture of each size. Everything else about them is the same (picture-tree.ts). */
import type { PictureSize } from '#shared/sharing/pictures.ts';

/** Pixels, from the left and the top. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Layout {
  /** The photo, or the mark in its place. */
  photo: Area;
  /** The edge of the photo on which the words begin. */
  wordsAt: 'left' | 'bottom';
  words: Area & { padding: string };
  /** The rows of the text area, from the top; parts beside each other share a row. */
  rows: readonly (readonly Part[])[];
  /** How large text is, as a multiple of that of a wide picture. */
  scale: number;
  /** The largest figure, in pixels. */
  figureSize: number;
}

export type Part = 'brand' | 'figure' | 'subject';

export const LAYOUTS: Readonly<Record<PictureSize, Layout>> = {
  wide: {
    photo: { left: 640, top: 0, width: 560, height: 630 },
    wordsAt: 'left',
    words: { left: 0, top: 0, width: 640, height: 630, padding: '56px' },
    rows: [['brand'], ['figure'], ['subject']],
    scale: 1,
    figureSize: 210,
  },
  square: {
    photo: { left: 0, top: 0, width: 1080, height: 550 },
    wordsAt: 'bottom',
    words: { left: 0, top: 550, width: 1080, height: 530, padding: '52px 56px 44px' },
    rows: [['figure', 'brand'], ['subject']],
    scale: 1.15,
    figureSize: 200,
  },
  // Networks lay their own buttons over the top and the bottom of a story, up to about 250 pixels.
  tall: {
    photo: { left: 0, top: 0, width: 1080, height: 900 },
    wordsAt: 'bottom',
    words: { left: 0, top: 900, width: 1080, height: 1020, padding: '56px 72px 260px' },
    rows: [['brand'], ['figure'], ['subject']],
    scale: 1.4,
    figureSize: 230,
  },
};
