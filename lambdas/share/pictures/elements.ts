/** The elements that pictures to share are made of, as satori takes them. */
import type { Flavour } from '#shared/flavours.ts';
import type { Picture } from '#shared/sharing/pictures.ts';
import type { Area } from './layouts.ts';

/** The fonts by the names that satori is told. */
export type FontName = 'display' | 'text';

/** Everything is text that the fonts can draw. */
export interface DrawablePicture extends Required<Omit<Picture, 'photoId' | 'plainSubject' | 'quantity'>> {
  /** A subject that the display face cannot set alone is set as text. */
  subjectFont: FontName;
}

/** The app's `deep` ground, with the accents as they are on dark (web/styles/tokens.css). */
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

/** Text on as many lines as given at most, the last one shortened. */
export function text(words: string, { font, size, color }: Face, lines = 1): Element {
  const style = {
    fontFamily: font,
    display: 'block',
    fontSize: Math.round(size),
    color,
    // Besley's tails hang low, and what is outside the line is cut off.
    lineHeight: font === 'display' ? 1.4 : 1.3,
    lineClamp: lines,
    overflow: 'hidden',
    wordBreak: 'break-word',
  };
  return element('div', { style, children: words });
}

export const at = (area: Area): Style => ({ position: 'absolute', ...area });
