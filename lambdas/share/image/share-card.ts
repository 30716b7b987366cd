/** The words of a share image as a tree for satori, which draws it in paths. */
import { type Flavour, PRODUCT_NAME } from '#shared/flavours.ts';
import { SHARE_IMAGE } from '../layout.ts';
import { MARK_BOX, MARK_PATH } from '../mark.ts';

/** Everything is text that the font can draw. */
export interface ShareCard {
  flavour: Flavour;
  /** Beside the site's name. */
  heading: string;
  /** The number people care about; empty for none. */
  figure: string;
  unit: string;
  subject: string;
  lines: readonly string[];
}

/** Pixels: the words' panel at the left, the photo from there to the right edge. */
export const PANEL_WIDTH = 640;
const PADDING = 56;

export const COLOURS = {
  consumer: { ground: '#0b2239', beside: '#143654', accent: '#ff8f4f' },
  community: { ground: '#0b2239', beside: '#124244', accent: '#7fdcbc' },
} as const satisfies Record<Flavour, object>;
const INK = '#ffffff';
const MUTED = '#b9c8d6';

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

/** Text on as many lines as given at most, the last one shortened. */
function text(words: string, fontSize: number, color: string, lines = 1): Element {
  const style = {
    display: 'block',
    fontSize,
    color,
    lineHeight: 1.15,
    lineClamp: lines,
    overflow: 'hidden',
    wordBreak: 'break-word',
  };
  return element('div', { style, children: words });
}

function mark(size: number, color: string, strokeWidth: number): Element {
  const path = element('path', {
    d: MARK_PATH,
    fill: 'none',
    stroke: color,
    'stroke-width': strokeWidth,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  return element('svg', {
    viewBox: `0 0 ${MARK_BOX} ${MARK_BOX}`,
    width: size,
    height: size,
    children: path,
  });
}

/** A number of any length fits the panel. */
function figureSize(figure: string): number {
  return figure.length <= 3 ? 220 : 180;
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
    ...(hasPhoto ? [] : [mark(360, accent, 1)]),
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
    mark(56, accent, 2.5),
    box({ gap: 2 }, text(PRODUCT_NAME, 36, INK), ...(heading === '' ? [] : [text(heading, 24, accent)])),
  );
}

function number({ figure, unit }: ShareCard, accent: string): Element {
  if (figure === '') return box({});
  return box(
    { gap: 12 },
    element('div', {
      style: { display: 'flex', fontSize: figureSize(figure), lineHeight: 0.85, color: accent },
      children: figure,
    }),
    text(unit, 52, INK),
  );
}

function subject({ subject: words, lines, figure }: ShareCard): Element {
  return box(
    { gap: 8 },
    ...(words === '' ? [] : [figure === '' ? text(words, 72, INK, 2) : text(words, 44, INK)]),
    ...lines.filter((line) => line !== '').map((line) => text(line, 30, MUTED)),
  );
}
