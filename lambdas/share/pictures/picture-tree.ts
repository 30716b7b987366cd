/** The words of a picture to share as a tree for satori, which draws it in paths. */
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { address, code, codeAlone, codeBelowPhoto } from './code.ts';
import {
  at,
  box,
  COLOURS,
  type DrawablePicture,
  type Element,
  element,
  INK,
  MUTED,
  text,
} from './elements.ts';
import { type Layout, type Part, photoAreaOf, TEXT_SHARE } from './layouts.ts';
import { MARK } from './mark.ts';

function mark(size: number, accent: string): Element {
  const shift = `translate(${MARK.toneShift} ${MARK.toneShift})`;
  const tone = element('path', { d: MARK.tone, fill: accent, transform: shift });
  const line = element('path', {
    d: MARK.lines.join(''),
    fill: 'none',
    stroke: INK,
    // Lines get thinner in proportion to a larger drawing.
    'stroke-width': size > 100 ? 0.8 : 1.8,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  const viewBox = `0 0 ${MARK.box} ${MARK.box}`;
  return element('svg', { viewBox, width: size, height: size, children: [tone, line] });
}

/** The whole picture except the photo, whose area stays empty. */
export function pictureTree(picture: DrawablePicture, layout: Layout, hasPhoto: boolean): Element {
  const { ground } = COLOURS[picture.flavour];
  const { padding, ...area } = layout.words;
  const rows = layout.rows.map((parts) => row(picture, layout, parts));
  return box(
    { width: '100%', height: '100%', color: INK },
    photoArea(picture, layout, hasPhoto),
    box({ ...at(area), padding, backgroundColor: ground, justifyContent: 'space-between' }, ...rows),
    ...codeBelowPhoto(picture, layout),
  );
}

function photoArea({ flavour, link }: DrawablePicture, layout: Layout, hasPhoto: boolean): Element {
  const { beside, accent } = COLOURS[flavour];
  const photo = photoAreaOf(layout, link !== '');
  return box(
    {
      ...at(photo),
      [layout.wordsAt === 'left' ? 'borderLeft' : 'borderBottom']: `10px solid ${accent}`,
      alignItems: 'center',
      justifyContent: 'center',
      ...(!hasPhoto && { backgroundColor: beside }),
    },
    ...(hasPhoto ? [] : [mark(Math.round(Math.min(photo.width, photo.height) * 0.64), accent)]),
  );
}

const PARTS = { brand, figure, subject, code, codeAlone } as const;

function row(picture: DrawablePicture, layout: Layout, parts: readonly Part[]): Element {
  const there = parts.filter((part) => isThere(picture, part));
  const [first, second] = there.map((part) => PARTS[part](picture, layout, there.length > 1));
  if (!first) return box({});
  if (!second) return first;
  const alignItems = parts.includes('codeAlone') ? 'flex-end' : 'flex-start';
  return box(
    { flexDirection: 'row', gap: 40, alignItems },
    box({ flexGrow: 1, flexBasis: 0 }, first),
    second,
  );
}

function isThere({ figure, link }: DrawablePicture, part: Part): boolean {
  if (part === 'code' || part === 'codeAlone') return link !== '';
  return part !== 'figure' || figure !== '';
}

/** The shares of the text area's width that the site's name may take beside a figure, and the figure's unit beside the name. */
const BRAND_SHARE = 0.4;
const UNIT_SHARE = 0.46;

function brand(
  { heading, flavour }: DrawablePicture,
  { scale, words: { width } }: Layout,
  isBeside: boolean,
): Element {
  const { accent } = COLOURS[flavour];
  return box(
    {
      flexDirection: 'row',
      alignItems: 'center',
      gap: 16,
      flexShrink: 0,
      ...(isBeside && { maxWidth: BRAND_SHARE * width }),
    },
    mark(Math.round(56 * scale), accent),
    box(
      { flexShrink: 1 },
      text(PRODUCT_NAME, { font: 'display', size: 36 * scale, color: INK }),
      ...(heading === '' ? [] : [text(heading, { font: 'text', size: 24 * scale, color: accent }, 2)]),
    ),
  );
}

/** The maximum width of a digit and the average width of a letter in the display font, as a share of their height. */
const DIGIT_WIDTH = 0.68;
const LETTER_WIDTH = 0.66;

/** The maximum number of lines of a lead. */
const LEAD_LINES = 4;

/** Splits a figure of several words, such as a price in words, into two lines of about the same length. */
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
  const unitRoom = layout.words.width * (isBeside ? UNIT_SHARE : TEXT_SHARE);
  const unitSize = Math.min(50 * Math.min(layout.scale, 1.2), unitRoom / (LETTER_WIDTH * unit.length));
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
    ...(unit === '' ? [] : [text(unit, { font: 'display', size: unitSize, color: INK })]),
  );
}

/** The same share beside a code. */
const BESIDE_SHARE = 0.62;

function subject(picture: DrawablePicture, layout: Layout, isBeside: boolean): Element {
  const { subject: words, subjectFont: font, lines, lead, figure } = picture;
  const {
    scale,
    rows,
    words: { width },
  } = layout;
  const isLarge = figure === '';
  const largest = (isLarge ? 68 : 42) * scale;
  const longest = Math.max(...words.split(' ').map(({ length }) => length));
  // Small enough that no word is broken, and large enough to read at a glance.
  const size = Math.max(
    0.65 * largest,
    Math.min(largest, ((isBeside ? BESIDE_SHARE : TEXT_SHARE) * width) / (LETTER_WIDTH * longest)),
  );
  const said = lines.filter((line) => line !== '');
  // If the figure is not beside the brand and there is little text below, there is room for another line.
  const most = (isLarge ? 2 : 1) + (rows.length > 2 && said.length < 2 ? 1 : 0);
  const named = { font, size, color: INK };
  const below = { font: 'text', size: 30 * scale, color: MUTED } as const;
  return box(
    { gap: 2 },
    ...(words === '' ? [] : [text(words, named, most)]),
    ...said.map((line) => text(line, below)),
    ...(lead === '' ? [] : [text(lead, below, LEAD_LINES)]),
    // The code is beside it.
    ...(isBeside ? [address(picture, layout, BESIDE_SHARE * width)] : []),
  );
}
