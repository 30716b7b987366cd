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
  /** The width of the code of the short address, in pixels. */
  codeSize: number;
  /** Where the code takes the lower part of the photo's area, with the address beside it. Otherwise it is among the rows. */
  codeBelow?: Area;
}

/** `code` has the address beside it. `codeAlone` leaves it to the subject's lines. */
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
  // Networks lay their own buttons over the top and the bottom of a story, up to about 250 pixels.
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

/** Of the words' part, what is left between its margins. */
export const TEXT_SHARE = 0.82;

/** The part of the photo's area that the code leaves to it. */
export const photoAreaOf = ({ photo, codeBelow }: Layout, hasCode: boolean): Area =>
  hasCode && codeBelow ? { ...photo, height: codeBelow.top - photo.top } : photo;
