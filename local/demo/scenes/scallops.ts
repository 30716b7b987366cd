import { type Random, randomFrom } from './random.ts';
import { firstLight, planks, scene } from './scene.ts';
import { curve, dropShadow, line, mix, type Point, softStroke } from './shapes.ts';

/** Scallops in the shell and a bowl of shucked ones, on planks. */
export function scallops(seed: number): string {
  const random = randomFrom(seed);
  const places: Point[] = line(
    '250 260, 620 190, 1010 230, 1370 300, 180 640, 1440 700, 330 980, 700 1020, 1290 1040',
  );
  const shells = places.map(([x, y]) => {
    const turn = random.between(-70, 70) + (y > 600 ? 180 : 0);
    const size = random.between(0.9, 1.12);
    return `<g transform="translate(${(x + random.between(-30, 30)).toFixed(0)} ${(y + random.between(-30, 30)).toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${size.toFixed(2)})">${shell(random)}</g>`;
  });
  return scene([planks(random), ...shells, bowl(random), firstLight()].join(''));
}

const TINTS = ['#c4664a', '#d99a72', '#e2b08c', '#b9574c', '#caa283'] as const;

/** A fan of 14 ribs, hinge down, about 300 units wide. */
function shell(random: Random): string {
  const tint = random.pick(TINTS);
  const ribs = 14;
  const rim: Point[] = Array.from({ length: ribs * 2 + 1 }, (_, index) => {
    const angle = (-1.12 + (2.24 * index) / (ribs * 2)) * 1.18;
    const reach = (index % 2 ? 172 : 158) * (1 - 0.06 * Math.abs(angle));
    return [Math.sin(angle) * reach, 60 - Math.cos(angle) * reach * 1.06];
  });
  const outline = `${curve(rim)}L14 92L-14 92Z`;
  const hinge = 'M-58 78L58 78L46 106L-46 106Z';
  const rays = rim
    .filter((_, index) => index % 2 === 0)
    .map(([x, y]) => `M${(x * 0.06).toFixed(0)} 84L${x.toFixed(0)} ${y.toFixed(0)}`)
    .join('');
  const rings = [0.35, 0.55, 0.72, 0.86].map((part) => {
    const ring = rim.map(([x, y]): Point => [x * part, 84 + (y - 84) * part]);
    return softStroke(curve(ring), mix(tint, '#4a1f1a', 0.5), 16, 0.5);
  });
  return [
    dropShadow(`${outline}${hinge}`, [10, 20], 52, 0.6),
    `<path d="${hinge}" fill="${mix(tint, '#ffffff', 0.3)}" stroke="#4a2a22" stroke-width="3"/>`,
    `<path d="${outline}" fill="${tint}" stroke="#4a2a22" stroke-width="3" stroke-linejoin="round"/>`,
    ...rings,
    `<path d="${rays}" stroke="#3d1b17" stroke-width="6" stroke-opacity=".4"/>`,
    `<path d="${rays}" transform="translate(-5 0)" stroke="#fff" stroke-width="6" stroke-opacity=".38"/>`,
    softStroke(curve(line('-98 -30, -60 -76, 0 -92, 60 -70')), '#fff5e6', 60, 0.5),
  ].join('');
}

function bowl(random: Random): string {
  // Laid in the spiral of a sunflower: evenly, and in no rows.
  const meats = Array.from({ length: 30 }, (_, index): Point => {
    const angle = index * 2.4;
    const reach = Math.sqrt((index + 0.5) / 30) * 222;
    return [
      830 + Math.cos(angle) * reach + random.between(-12, 12),
      610 + Math.sin(angle) * reach + random.between(-12, 12),
    ];
  }).sort((a, b) => a[1] - b[1]);
  return [
    '<g transform="translate(18 40)"><circle cx="830" cy="610" r="330" fill="#020b12" fill-opacity=".25"/><circle cx="830" cy="610" r="312" fill="#020b12" fill-opacity=".35"/></g>',
    '<radialGradient id="glaze" cx=".4" cy=".34" r=".75"><stop offset="0" stop-color="#2c5f78"/><stop offset=".7" stop-color="#173d55"/><stop offset="1" stop-color="#0b2437"/></radialGradient>',
    '<circle cx="830" cy="610" r="310" fill="url(#glaze)"/>',
    '<circle cx="830" cy="610" r="302" fill="none" stroke="#9cc7d4" stroke-width="7" stroke-opacity=".55"/>',
    '<circle cx="830" cy="610" r="272" fill="#0d2b3f"/>',
    ...meats.map(([x, y]) => meat(x, y, random)),
    softStroke('M590 480A280 280 0 0 1 780 340', '#ffffff', 26, 0.5),
  ].join('');
}

function meat(x: number, y: number, random: Random): string {
  const r = random.between(46, 58);
  const tone = mix('#f6e3c8', '#eac9a6', random.between(0, 1));
  return [
    `<ellipse cx="${(x + 5).toFixed(0)}" cy="${(y + 12).toFixed(0)}" rx="${r.toFixed(0)}" ry="${(r * 0.92).toFixed(0)}" fill="#071a28" fill-opacity=".4"/>`,
    `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${r.toFixed(0)}" ry="${(r * 0.92).toFixed(0)}" fill="${tone}" stroke="#b98f68" stroke-width="2.5"/>`,
    `<ellipse cx="${(x - r * 0.08).toFixed(0)}" cy="${(y - r * 0.1).toFixed(0)}" rx="${(r * 0.72).toFixed(0)}" ry="${(r * 0.62).toFixed(0)}" fill="#fff6e6" fill-opacity=".65"/>`,
    `<path d="M${(x - r * 0.4).toFixed(0)} ${(y - r * 0.34).toFixed(0)}q${(r * 0.3).toFixed(0)} ${(-r * 0.3).toFixed(0)} ${(r * 0.7).toFixed(0)} ${(-r * 0.1).toFixed(0)}" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-opacity=".9"/>`,
  ].join('');
}
