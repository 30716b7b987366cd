import type { Random } from './random.ts';
import { mix, type Point, polygon } from './shapes.ts';

const BRIGHT = '#f6fbfd';
const SHADE = '#8fb2c6';

/** One piece of crushed ice: a body, a lit face and a bright edge. */
export function iceChip(random: Random, x: number, y: number, size: number): string {
  const corners = 5 + Math.floor(random.between(0, 3));
  const turn = random.between(0, 6.28);
  const outline: Point[] = Array.from({ length: corners }, (_, index) => {
    const angle = turn + (index / corners) * 6.28;
    const reach = size * random.between(0.62, 1);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.86];
  });
  const middle: Point = [x + size * random.between(-0.2, 0.2), y + size * random.between(-0.25, 0.1)];
  const lit = outline.slice(0, 3);
  const body = mix(BRIGHT, SHADE, random.between(0.1, 0.75));
  return [
    `<path d="${polygon(outline)}" fill="${body}" fill-opacity=".82"/>`,
    `<path d="${polygon([...lit, middle])}" fill="#fff" fill-opacity="${random.between(0.2, 0.75).toFixed(2)}"/>`,
    `<path d="${polygon([middle, ...outline.slice(2, 4)])}" fill="#3d6a86" fill-opacity="${random.between(0.04, 0.2).toFixed(2)}"/>`,
  ].join('');
}

/** Ice strewn over a rectangle, densely enough to hide what is below. */
export function iceBed(
  random: Random,
  area: { x: number; y: number; width: number; height: number },
  chip = 30,
): string {
  const chips: string[] = [];
  const step = chip * 1.05;
  for (let y = area.y; y < area.y + area.height; y += step) {
    for (let x = area.x; x < area.x + area.width; x += step) {
      chips.push(
        iceChip(
          random,
          x + random.between(-step, step),
          y + random.between(-step, step),
          chip * random.between(0.6, 1.35),
        ),
      );
    }
  }
  return `<rect x="${area.x}" y="${area.y}" width="${area.width}" height="${area.height}" fill="#a9c6d6"/>${chips.join('')}`;
}
