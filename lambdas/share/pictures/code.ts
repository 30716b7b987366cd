/** The short address in a picture: as a QR code, as text, and with a reason to open it. */
import encodeQR from 'qr';
import { printedAddress } from '#shared/sharing/links.ts';
import { QR_MARGIN, qrPath } from '#shared/sharing/qr-path.ts';
import { at, box, COLOURS, type DrawablePicture, type Element, element, INK, text } from './elements.ts';
import { type Layout, TEXT_SHARE } from './layouts.ts';

/** In whole pixels on white with a margin, as cameras expect. */
export function codeAlone({ link }: DrawablePicture, { codeSize }: Layout): Element {
  const modules = encodeQR(link, 'raw', { border: QR_MARGIN, ecc: 'medium' });
  const { length } = modules;
  const size = length * Math.floor(codeSize / length);
  const drawing = element('path', { d: qrPath(modules), fill: '#000000', 'shape-rendering': 'crispEdges' });
  const svg = { viewBox: `0 0 ${length} ${length}`, width: size, height: size, children: [drawing] };
  return box({ backgroundColor: '#ffffff', borderRadius: 12, flexShrink: 0 }, element('svg', svg));
}

/** Pixels between the code and the address, and around both where they have an area of their own. */
const GAP = 24;

/** The code with the address beside it. */
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

/** The average width of a character in the text font, as a share of its height. */
const CHARACTER_WIDTH = 0.58;

/** On one line if the text stays readable at a glance. @param room the width of a line in pixels */
export function address({ link, flavour }: DrawablePicture, { scale }: Layout, room: number): Element {
  const printed = printedAddress(link);
  const fitting = room / (CHARACTER_WIDTH * printed.length);
  const size = Math.max(26 * scale, Math.min(36 * scale, fitting));
  return text(printed, { font: 'text', size, color: COLOURS[flavour].accent }, 3);
}

/** The code and address in an area of their own below the photo. */
export function codeBelowPhoto(picture: DrawablePicture, layout: Layout): Element[] {
  const { codeBelow } = layout;
  if (!codeBelow || picture.link === '') return [];
  const { ground: backgroundColor } = COLOURS[picture.flavour];
  const style = { ...at(codeBelow), backgroundColor, padding: `0 ${GAP}px`, justifyContent: 'center' };
  return [box(style, code(picture, layout))];
}
