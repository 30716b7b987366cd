/** The words of a share image as a tree for satori, which draws it in paths. */
import { type Flavour, PRODUCT_NAME } from '#shared/flavours.ts';
import { SHARE_IMAGE } from '../layout.ts';
import { MARK } from '../mark.ts';

/** The fonts by the names that satori is told. */
export type FontName = 'display' | 'text';

/** Everything is text that the fonts can draw. */
export interface ShareCard {
  flavour: Flavour;
  /** Beside the site's name. */
  heading: string;
  /** The number people care about; empty for none. */
  figure: string;
  unit: string;
  subject: string;
  /** A subject that the display face cannot set alone is set as text. */
  subjectFont: FontName;
  lines: readonly string[];
}

/** Pixels: the words' panel at the left, the photo from there to the right edge. */
export const PANEL_WIDTH = 640;
const PADDING = 56;

/** The app's `deep` ground, with the accents as they are on dark (web/styles/tokens.css). */
export const COLOURS = {
  consumer: { ground: '#0c2340', beside: '#17375c', accent: '#ff7f3a' },
  community: { ground: '#0c2340', beside: '#144044', accent: '#6fd9bf' },
} as const satisfies Record<Flavour, object>;
const INK = '#ffffff';
const MUTED = '#b4c4d4';

/** The part of a React element that satori reads. */
export interface Element {
  type: string;
  props: Record<string, unknown>;
  key: null;
}

function element(type: string, props: Record<string, unknown>): Element {
  return { type, props, key: null };
}

type Style = Readonly<Record<string, string | number>>;

function box(style: Style, ...children: readonly (Element | string)[]): Element {
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
function text(words: string, { font, size, color }: Face, lines = 1): Element {
  const style = {
    fontFamily: font,
    display: 'block',
    fontSize: size,
    color,
    // Besley's tails hang low, and what is outside the line is cut off.
    lineHeight: font === 'display' ? 1.4 : 1.3,
    lineClamp: lines,
    overflow: 'hidden',
    wordBreak: 'break-word',
  };
  return element('div', { style, children: words });
}

function mark(size: number, accent: string): Element {
  const shift = `translate(${MARK.toneShift} ${MARK.toneShift})`;
  const tone = element('path', { d: MARK.tone, fill: accent, transform: shift });
  const line = element('path', {
    d: MARK.lines.join(''),
    fill: 'none',
    stroke: INK,
    // Lines get thinner, in proportion, as the drawing gets larger.
    'stroke-width': size > 100 ? 0.8 : 1.8,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  const viewBox = `0 0 ${MARK.box} ${MARK.box}`;
  return element('svg', { viewBox, width: size, height: size, children: [tone, line] });
}

/** A number of any length fits the panel. */
function figureSize(figure: string): number {
  return figure.length <= 3 ? 210 : 160;
}

/** The whole image but its photo, for which the right part stays clear. */
export function shareCard(card: ShareCard, hasPhoto: boolean): Element {
  const { ground, beside, accent } = COLOURS[card.flavour];
  const { width, height } = SHARE_IMAGE;
  const right = box(
    {
      width: width - PANEL_WIDTH,
      height,
      borderLeft: `10px solid ${accent}`,
      alignItems: 'center',
      justifyContent: 'center',
      ...(!hasPhoto && { backgroundColor: beside }),
    },
    ...(hasPhoto ? [] : [mark(360, accent)]),
  );
  const left = box(
    {
      width: PANEL_WIDTH,
      height,
      padding: PADDING,
      backgroundColor: ground,
      justifyContent: 'space-between',
    },
    brand(card, accent),
    number(card, accent),
    subject(card),
  );
  return box({ width, height, flexDirection: 'row', color: INK }, left, right);
}

function brand({ heading }: ShareCard, accent: string): Element {
  return box(
    { flexDirection: 'row', alignItems: 'center', gap: 16 },
    mark(56, accent),
    box(
      {},
      text(PRODUCT_NAME, { font: 'display', size: 36, color: INK }),
      ...(heading === '' ? [] : [text(heading, { font: 'text', size: 24, color: accent })]),
    ),
  );
}

function number({ figure, unit }: ShareCard, accent: string): Element {
  if (figure === '') return box({});
  return box(
    { gap: figure.includes(',') ? 28 : 8 },
    element('div', {
      style: {
        display: 'flex',
        fontFamily: 'display',
        fontSize: figureSize(figure),
        lineHeight: 0.85,
        color: accent,
      },
      children: figure,
    }),
    text(unit, { font: 'display', size: 50, color: INK }),
  );
}

function subject({ subject: words, subjectFont: font, lines, figure }: ShareCard): Element {
  const large = figure === '';
  return box(
    { gap: 2 },
    ...(words === '' ? [] : [text(words, { font, size: large ? 68 : 42, color: INK }, large ? 2 : 1)]),
    ...lines
      .filter((line) => line !== '')
      .map((line) => text(line, { font: 'text', size: 30, color: MUTED })),
  );
}
