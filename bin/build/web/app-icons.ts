import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';

/** The color behind the mark, which distinguishes the two apps on one home screen. The first is the color in the mark's own drawing. */
const GROUNDS: Readonly<Record<Flavour, string>> = { consumer: '#0c2340', community: '#14705b' };

/** The mark's share of the icon. Launchers can cut away everything outside a circle of 80 %, and the mark stays well inside it. */
const SAFE = 0.66;

/** File names and widths in pixels. `round` keeps the mark's own corners; otherwise the system cuts the shape. */
const ICONS = [
  { name: '192', size: 192, isRound: true },
  { name: '512', size: 512, isRound: true },
  { name: 'maskable-512', size: 512, isRound: false },
  { name: 'touch-180', size: 180, isRound: false },
] as const;

/** Draws the icons that the manifests name, from the product's mark (web/public/favicon.svg). */
export async function buildAppIcons(root: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const mark = readFileSync(join(root, 'web/public/favicon.svg'), 'utf8');
  const directory = join(root, 'dist/web/icons');
  mkdirSync(directory, { recursive: true });
  for (const flavour of FLAVOURS) {
    const ground = GROUNDS[flavour];
    const round = mark.replaceAll(GROUNDS.consumer, ground);
    for (const { name, size, isRound } of ICONS) {
      const drawing = Buffer.from(isRound ? round : fullBleed(mark, ground));
      const png = await sharp(drawing, { density: size * 2 })
        .resize(size, size)
        .png()
        .toBuffer();
      writeFileSync(join(directory, `${flavour}-${name}.png`), png);
    }
  }
}

/** The mark's lines on a background that reaches every edge. */
function fullBleed(mark: string, ground: string): string {
  const lines = /<g[\s\S]*<\/g>/.exec(mark)?.[0] ?? '';
  const shift = (36 * (1 - SAFE)) / 2;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">' +
    `<rect width="36" height="36" fill="${ground}"/>` +
    `<g transform="translate(${shift} ${shift}) scale(${SAFE})">${lines}</g></svg>`
  );
}
