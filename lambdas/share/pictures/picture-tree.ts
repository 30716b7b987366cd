/** The words of a picture to share as a tree for satori, which draws it in paths. */
import { type Flavour, PRODUCT_NAME } from '#shared/flavours.ts';
import type { Picture } from '#shared/sharing/pictures.ts';
import type { Area, Layout, Part } from './layouts.ts';
import { MARK } from './mark.ts';

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

/** The whole picture but its photo, whose area stays clear. */
export function pictureTree(picture: DrawablePicture, layout: Layout, hasPhoto: boolean): Element {
  const { ground } = COLOURS[picture.flavour];
  const { padding, ...area } = layout.words;
  const rows = layout.rows.map((parts) => row(picture, layout, parts));
  return box(
    { width: '100%', height: '100%', color: INK },
    photoArea(picture, layout, hasPhoto),
    box({ ...at(area), padding, backgroundColor: ground, justifyContent: 'space-between' }, ...rows),
  );
}

const at = (area: Area): Style => ({ position: 'absolute', ...area });

function photoArea({ flavour }: DrawablePicture, { photo, wordsAt }: Layout, hasPhoto: boolean): Element {
  const { beside, accent } = COLOURS[flavour];
  return box(
    {
      ...at(photo),
      [wordsAt === 'left' ? 'borderLeft' : 'borderBottom']: `10px solid ${accent}`,
      alignItems: 'center',
      justifyContent: 'center',
      ...(!hasPhoto && { backgroundColor: beside }),
    },
    ...(hasPhoto ? [] : [mark(Math.round(Math.min(photo.width, photo.height) * 0.64), accent)]),
  );
}

const PARTS = { brand, figure, subject } as const;

function row(picture: DrawablePicture, layout: Layout, parts: readonly Part[]): Element {
  const there = parts.filter((part) => part !== 'figure' || picture.figure !== '');
  const [first, second] = there.map((part) => PARTS[part](picture, layout, there.length > 1));
  if (!first) return box({});
  if (!second) return first;
  const side = { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start' } as const;
  return box({ ...side, gap: 40 }, first, second);
}

function brand({ heading, flavour }: DrawablePicture, { scale }: Layout): Element {
  const { accent } = COLOURS[flavour];
  return box(
    { flexDirection: 'row', alignItems: 'center', gap: 16, flexShrink: 0 },
    mark(Math.round(56 * scale), accent),
    box(
      {},
      text(PRODUCT_NAME, { font: 'display', size: 36 * scale, color: INK }),
      ...(heading === '' ? [] : [text(heading, { font: 'text', size: 24 * scale, color: accent }, 2)]),
    ),
  );
}

/** Digits of the display face are so wide at most, and its letters on average, as a share of their height. */
const DIGIT_WIDTH = 0.68;
const LETTER_WIDTH = 0.66;

/** Of the words' part, what is left between its margins. */
const TEXT_SHARE = 0.82;

/** Of several words, such as a price that is none, two lines about as long. */
function inHalves(words: string): string[] {
  const spaces = Array.from(words.matchAll(/ /g), ({ index }) => index);
  const middle = words.length / 2;
  const [at] = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return at === undefined ? [words] : [words.slice(0, at), words.slice(at + 1)];
}

function figure(
  { figure: words, unit, flavour }: DrawablePicture,
  layout: Layout,
  isBeside: boolean,
): Element {
  const rows = inHalves(words);
  const room = layout.words.width * (isBeside ? 0.56 : TEXT_SHARE);
  const longest = Math.max(...rows.map(({ length }) => length));
  const size = Math.min(layout.figureSize, Math.floor(room / (DIGIT_WIDTH * longest)));
  const style = {
    display: 'flex',
    fontFamily: 'display',
    fontSize: size,
    lineHeight: rows.length > 1 ? 1.15 : 0.85,
    color: COLOURS[flavour].accent,
  };
  return box(
    { gap: Math.round(size / (/[,$]/.test(words) ? 6 : 16)) },
    box({}, ...rows.map((row) => element('div', { style, children: row }))),
    ...(unit === ''
      ? []
      : [text(unit, { font: 'display', size: 50 * Math.min(layout.scale, 1.2), color: INK })]),
  );
}

function subject(
  { subject: words, subjectFont: font, lines, figure }: DrawablePicture,
  { scale, rows, words: { width } }: Layout,
): Element {
  const isLarge = figure === '';
  const largest = (isLarge ? 68 : 42) * scale;
  const longest = Math.max(...words.split(' ').map(({ length }) => length));
  // Small enough that words are not broken, and still read at a glance.
  const size = Math.max(0.65 * largest, Math.min(largest, (TEXT_SHARE * width) / (LETTER_WIDTH * longest)));
  const said = lines.filter((line) => line !== '');
  // Where the figure does not stand beside the brand, and little is said below, there is room for another line.
  const most = (isLarge ? 2 : 1) + (rows.length > 2 && said.length < 2 ? 1 : 0);
  const named = { font, size, color: INK };
  return box(
    { gap: 2 },
    ...(words === '' ? [] : [text(words, named, most)]),
    ...said.map((line) => text(line, { font: 'text', size: 30 * scale, color: MUTED })),
  );
}
