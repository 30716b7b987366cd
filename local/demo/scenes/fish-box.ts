import { fish } from './fish.ts';
import { iceBed, iceChip } from './ice.ts';
import { randomFrom } from './random.ts';
import { firstLight, planks, scene } from './scene.ts';
import { type Area, dropShadow, roundedRectangle } from './shapes.ts';
import { FISH, type FishName } from './species.ts';

const BOX = { x: 120, y: 130, width: 1360, height: 940 };

/** A catch on ice in a fish box, seen from above on the planks of a dock. */
export function fishBox(name: FishName, seed: number): string {
  const random = randomFrom(seed);
  const colour = random.pick(['#1c4d6b', '#c8552b', '#2f6f62', '#d7a13b']);
  const count = name === 'mackerel' ? 5 : name === 'snapper' ? 3 : 3;
  const scale = name === 'snapper' ? 1.02 : 1.2;
  const gap = (BOX.height - 220) / count;
  const laid = Array.from({ length: count }, (_, index) => {
    const flip = index % 2 === 1 ? -1 : 1;
    const y = BOX.y + 130 + gap * (index + 0.5) + random.between(-12, 12);
    const x = 800 + random.between(-34, 34);
    const turn = random.between(-7, 7) - 3;
    const size = scale * random.between(0.93, 1.04);
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${(size * flip).toFixed(3)} ${size.toFixed(3)})">${fish(FISH[name], `f${index}`, random)}</g>`;
  });
  const inner = { x: BOX.x + 46, y: BOX.y + 46, width: BOX.width - 92, height: BOX.height - 92 };
  const scattered = Array.from({ length: 60 }, () =>
    iceChip(
      random,
      random.between(inner.x, inner.x + inner.width),
      random.between(inner.y, inner.y + inner.height),
      random.between(9, 22),
    ),
  ).join('');
  return scene(
    [
      planks(random),
      box(colour),
      `<clipPath id="inside"><rect x="${inner.x}" y="${inner.y}" width="${inner.width}" height="${inner.height}" rx="34"/></clipPath>`,
      '<g clip-path="url(#inside)">',
      iceBed(random, inner),
      ...laid,
      scattered,
      innerShade(inner),
      '</g>',
      firstLight(),
    ].join(''),
  );
}

function box(colour: string): string {
  const { x, y, width, height } = BOX;
  return [
    dropShadow(roundedRectangle(BOX, 64), [14, 34], 90, 0.7),
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="64" fill="${colour}"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="64" fill="url(#wall)"/>`,
    `<rect x="${x + 10}" y="${y + 10}" width="${width - 20}" height="${height - 20}" rx="56" fill="none" stroke="#fff" stroke-width="5" stroke-opacity=".35"/>`,
    `<rect x="${x + 40}" y="${y + 40}" width="${width - 80}" height="${height - 80}" rx="40" fill="#06202f"/>`,
  ].join('');
}

/** What the walls keep from the light: most under the upper left ones. */
function innerShade({ x, y, width, height }: Area): string {
  const side = (shape: string, name: string) => `<rect ${shape} fill="url(#${name})"/>`;
  const fade = (name: string, vector: string, opacity: number) =>
    `<linearGradient id="${name}" ${vector}><stop offset="0" stop-color="#04121d" stop-opacity="${opacity}"/><stop offset="1" stop-color="#04121d" stop-opacity="0"/></linearGradient>`;
  return [
    '<defs>',
    fade('from-top', 'x1="0" x2="0" y1="0" y2="1"', 0.75),
    fade('from-left', 'x1="0" x2="1"', 0.6),
    fade('from-right', 'x1="1" x2="0"', 0.35),
    fade('from-bottom', 'x1="0" x2="0" y1="1" y2="0"', 0.3),
    '</defs>',
    side(`x="${x}" y="${y}" width="${width}" height="110"`, 'from-top'),
    side(`x="${x}" y="${y}" width="110" height="${height}"`, 'from-left'),
    side(`x="${x + width - 80}" y="${y}" width="80" height="${height}"`, 'from-right'),
    side(`x="${x}" y="${y + height - 80}" width="${width}" height="80"`, 'from-bottom'),
  ].join('');
}
