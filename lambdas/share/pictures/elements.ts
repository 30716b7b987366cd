/** The elements of pictures for sharing, in satori's format. */
import type { Flavour } from '#shared/flavours.ts';
import type { Picture } from '#shared/sharing/pictures.ts';
import type { Area } from './layouts.ts';

/** The names of the fonts in satori. */
export type FontName = 'display' | 'text';

/** A picture whose texts the fonts can draw. */
export interface DrawablePicture extends Required<Omit<Picture, 'photoId' | 'plainSubject' | 'quantity'>> {
  /** `text` if the display font cannot draw the whole subject. */
  subjectFont: FontName;
}

/** The app's `deep` background, with the accents for dark backgrounds (web/styles/tokens.css). */
export const COLOURS = {
  consumer: { ground: '#0c2340', beside: '#17375c', accent: '#ff7f3a' },
  community: { ground: '#0c2340', beside: '#144044', accent: '#6fd9bf' },
} as const satisfies Record<Flavour, object>;
export const INK = '#ffffff';
export const MUTED = '#b4c4d4';

/** The part of a React element that satori reads. */
export interface Element {
  type: string;
  props: Record<string, unknown>;
  key: null;
}

export function element(type: string, props: Record<string, unknown>): Element {
  return { type, props, key: null };
}

export type Style = Readonly<Record<string, string | number>>;

export function box(style: Style, ...children: readonly (Element | string)[]): Element {
  return element('div', {
    style: { display: 'flex', flexDirection: 'column', boxSizing: 'border-box', ...style },
    children,
  });
}

interface Face {
  font: FontName;
  size: number;
  color: string;
}

/** Text on at most this many lines; the last one is shortened. */
export function text(words: string, { font, size, color }: Face, lines = 1): Element {
  const style = {
    fontFamily: font,
    display: 'block',
    fontSize: Math.round(size),
    color,
    // Letters of Besley reach far below the line, and anything outside the line is cut off.
    lineHeight: font === 'display' ? 1.4 : 1.3,
    lineClamp: lines,
    overflow: 'hidden',
    wordBreak: 'break-word',
  };
  return element('div', { style, children: words });
}

export const at = (area: Area): Style => ({ position: 'absolute', ...area });
