/** The short address in a picture: as a code that cameras read, printed, and why to follow it. */
import encodeQR from 'qr';
import { printedAddress } from '#shared/sharing/links.ts';
import { QR_MARGIN, qrPath } from '#shared/sharing/qr-path.ts';
import { at, box, COLOURS, type DrawablePicture, type Element, element, INK, text } from './elements.ts';
import { type Layout, TEXT_SHARE } from './layouts.ts';

/** On white with its margin, in whole pixels: cameras look for that. */
export function codeAlone({ link }: DrawablePicture, { codeSize }: Layout): Element {
  const modules = encodeQR(link, 'raw', { border: QR_MARGIN, ecc: 'medium' });
  const { length } = modules;
  const size = length * Math.floor(codeSize / length);
  const drawing = element('path', { d: qrPath(modules), fill: '#000000', 'shape-rendering': 'crispEdges' });
  const svg = { viewBox: `0 0 ${length} ${length}`, width: size, height: size, children: [drawing] };
  return box({ backgroundColor: '#ffffff', borderRadius: 12, flexShrink: 0 }, element('svg', svg));
}

/** Between code and address, and around them where they have an area of their own. Pixels. */
const GAP = 24;

/** With the address beside it. */
export function code(picture: DrawablePicture, layout: Layout): Element {
  const { codeSize, codeBelow, scale, words } = layout;
  const room = (codeBelow?.width ?? words.width * TEXT_SHARE) - codeSize - 3 * GAP;
  return box(
    { flexDirection: 'row', alignItems: 'center', gap: GAP },
    codeAlone(picture, layout),
    box(
      { flexGrow: 1, flexBasis: 0, gap: 4 },
      text(picture.callToAction, { font: 'display', size: 34 * scale, color: INK }, 2),
      address(picture, layout, room),
    ),
  );
}

/** Characters of the text face are so wide on average, as a share of their height. */
const CHARACTER_WIDTH = 0.58;

/** On one line where it can be read at a glance on it. @param room pixels of a line */
export function address({ link, flavour }: DrawablePicture, { scale }: Layout, room: number): Element {
  const printed = printedAddress(link);
  const fitting = room / (CHARACTER_WIDTH * printed.length);
  const size = Math.max(26 * scale, Math.min(36 * scale, fitting));
  return text(printed, { font: 'text', size, color: COLOURS[flavour].accent }, 3);
}

/** Where they have an area of their own below the photo. */
export function codeBelowPhoto(picture: DrawablePicture, layout: Layout): Element[] {
  const { codeBelow } = layout;
  if (!codeBelow || picture.link === '') return [];
  const { ground: backgroundColor } = COLOURS[picture.flavour];
  const style = { ...at(codeBelow), backgroundColor, padding: `0 ${GAP}px`, justifyContent: 'center' };
  return [box(style, code(picture, layout))];
}
