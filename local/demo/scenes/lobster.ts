import { iceBed, iceChip } from './ice.ts';
import { type Random, randomFrom } from './random.ts';
import { firstLight, HEIGHT, scene, WIDTH } from './scene.ts';
import { curve, dropShadow, line, mix, type Point, softStroke } from './shapes.ts';

interface Shell {
  dark: string;
  body: string;
  light: string;
}

/** Alive: never red. */
const SHELLS: readonly [Shell, ...Shell[]] = [
  { dark: '#16262c', body: '#3b4a41', light: '#b5612e' },
  { dark: '#101f33', body: '#2c4a63', light: '#a9623a' },
];

/** Two lobsters on ice, seen from above. */
export function lobsters(seed: number): string {
  const random = randomFrom(seed);
  const chips = Array.from({ length: 55 }, () =>
    iceChip(random, random.between(0, WIDTH), random.between(0, HEIGHT), random.between(10, 26)),
  );
  return scene(
    [
      iceBed(random, { x: -40, y: -40, width: WIDTH + 80, height: HEIGHT + 80 }, 40),
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="#0d3350" fill-opacity=".22"/>`,
      `<g transform="translate(1150 560) rotate(${random.between(160, 172)}) scale(-1.06 1.06)">${lobster(random)}</g>`,
      `<g transform="translate(490 680) rotate(${random.between(-14, -4)}) scale(1.12)">${lobster(random)}</g>`,
      ...chips,
      firstLight(),
    ].join(''),
  );
}

/** Head up, 900 units from the tips of its claws to its tail. */
function lobster(random: Random): string {
  const shell = random.pick(SHELLS);
  return [
    feelers(shell),
    legs(shell),
    `<g transform="scale(.86)">${claw(shell, 1)}${claw(shell, -1)}</g>`,
    tail(shell, random),
    back(shell, random),
  ].join('');
}

function shaded(path: string, { dark, body, light }: Shell, tint = 0): string {
  const fill = tint > 0 ? mix(body, light, tint) : body;
  return [
    `<path d="${path}" fill="${fill}" stroke="${dark}" stroke-width="5" stroke-linejoin="round"/>`,
  ].join('');
}

function feelers({ light, dark }: Shell): string {
  const line = (side: number) =>
    curve([
      [side * 22, -170],
      [side * 90, -330],
      [side * 250, -450],
      [side * 420, -420],
      [side * 520, -260],
    ]);
  return [-1, 1]
    .map(
      (side) =>
        `<path d="${line(side)}" fill="none" stroke="${dark}" stroke-width="11" stroke-linecap="round"/><path d="${line(side)}" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round" stroke-dasharray="16 3"/>`,
    )
    .join('');
}

function legs({ body, dark, light }: Shell): string {
  return [-1, 1]
    .flatMap((side) =>
      [0, 1, 2, 3].map((index) => {
        const y = -40 + index * 42;
        const leg = curve([
          [side * 70, y],
          [side * 165, y - 34 + index * 16],
          [side * 205, y + 40 + index * 20],
          [side * 232, y + 112 + index * 22],
        ]);
        return `<path d="${leg}" fill="none" stroke="${dark}" stroke-width="24" stroke-linecap="round" stroke-linejoin="round"/><path d="${leg}" fill="none" stroke="${mix(body, light, 0.35)}" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/><path d="${leg}" transform="translate(-3 -3)" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-opacity=".3"/>`;
      }),
    )
    .join('');
}

/** One claw crushes and is thick, the other cuts and is slender. */
function claw(shell: Shell, side: 1 | -1): string {
  const wide = side === 1 ? 1 : 0.8;
  const place = ([x, y]: Point): Point => [side * x, y];
  const arm = curve(line('58 -120, 150 -190, 196 -250').map(place));
  const palm = `${curve(
    (
      [
        [178, -232],
        [150 - 30 * wide, -330],
        [168 - 30 * wide, -440],
        [214, -548],
        [242, -500],
        [232, -428],
        [262, -420],
        [300, -505],
        [318, -520],
        [330 + 26 * wide, -430],
        [312 + 20 * wide, -330],
        [246, -236],
      ] as Point[]
    ).map(place),
  )}Z`;
  const ridge = curve(line('200 -260, 176 -340, 190 -440, 212 -510').map(place));
  const warm = curve(line('250 -260, 300 -340, 316 -430, 314 -490').map(place));
  const teeth = [0, 1, 2, 3, 4]
    .map(
      (index) => `<circle cx="${side * (240 + index * 2)}" cy="${-440 - index * 15}" r="6" fill="#e8dcc4"/>`,
    )
    .join('');
  return [
    dropShadow(palm, [10, 22], 50, 0.45),
    `<path d="${arm}" fill="none" stroke="${shell.dark}" stroke-width="54" stroke-linecap="round"/><path d="${arm}" fill="none" stroke="${mix(shell.body, shell.light, 0.25)}" stroke-width="44" stroke-linecap="round" stroke-dasharray="46 5"/>`,
    shaded(palm, shell, 0.12),
    softStroke(warm, shell.light, 52, 0.8),
    softStroke(ridge, '#ffffff', 30, 0.42),
    softStroke(palm, shell.dark, 22, 0.4),
    band(side, wide),
    teeth,
  ].join('');
}

/** The rubber band that every landed lobster wears. */
function band(side: 1 | -1, wide: number): string {
  const line = curve(
    (
      [
        [138 - 30 * wide + 6, -392],
        [240, -376],
        [340 + 18 * wide, -392],
      ] as Point[]
    ).map(([x, y]): Point => [side * x, y]),
  );
  return `<path d="${line}" fill="none" stroke="#0b2a3f" stroke-width="40" stroke-opacity=".35"/><path d="${line}" fill="none" stroke="#e8782b" stroke-width="32"/><path d="${line}" transform="translate(0 -9)" fill="none" stroke="#ffd0a3" stroke-width="5" stroke-opacity=".8"/>`;
}

function back(shell: Shell, random: Random): string {
  const outline = `${curve(line('0 -214, 34 -168, 78 -120, 96 -40, 92 50, 70 104, 0 118, -70 104, -92 50, -96 -40, -78 -120, -34 -168, 0 -214'))}Z`;
  const specks = Array.from({ length: 90 }, () => {
    const angle = random.between(0, 6.28);
    const reach = Math.sqrt(random.between(0, 1));
    return `<circle cx="${(Math.cos(angle) * reach * 84).toFixed(0)}" cy="${(Math.sin(angle) * reach * 140 - 34).toFixed(0)}" r="${random.between(1.5, 4.5).toFixed(1)}" fill="${random.pick([shell.dark, shell.light])}" fill-opacity="${random.between(0.3, 0.7).toFixed(2)}"/>`;
  }).join('');
  const groove: Point[] = line('-88 8, -40 -34, 0 -44, 40 -34, 88 8');
  return [
    dropShadow(outline, [10, 20], 50, 0.4),
    shaded(outline, shell),
    softStroke(curve(line('-80 -90, -88 20, -60 96')), shell.light, 44, 0.6),
    softStroke(curve(line('80 -90, 88 20, 60 96')), shell.light, 44, 0.6),
    specks,
    softStroke(curve(groove), shell.dark, 20, 0.9),
    `<path d="M0 -200V110" stroke="${shell.dark}" stroke-width="4" stroke-opacity=".6"/>`,
    softStroke(curve(line('-34 -130, -46 -60, -44 40, -34 90')), '#ffffff', 34, 0.5),
    eyes(),
  ].join('');
}

function eyes(): string {
  return [-1, 1]
    .map(
      (side) =>
        `<circle cx="${side * 38}" cy="-178" r="13" fill="#05080b"/><circle cx="${side * 38 - 4}" cy="-182" r="4" fill="#fff"/>`,
    )
    .join('');
}

function tail(shell: Shell, random: Random): string {
  const rings = Array.from({ length: 6 }, (_, index) => {
    const y = 110 + index * 46;
    const half = 86 - index * 6;
    const ring = `${curve([
      [-half, y - 22],
      [0, y - 40],
      [half, y - 22],
      [half + 10, y + 26],
      [0, y + 16],
      [-half - 10, y + 26],
      [-half, y - 22],
    ])}Z`;
    return [
      dropShadow(ring, [3, 10], 14, 0.35),
      shaded(ring, shell, random.between(0, 0.12)),
      softStroke(
        curve([
          [-half + 4, y - 10],
          [-half, y + 16],
        ]),
        shell.light,
        34,
        0.7,
      ),
      softStroke(
        curve([
          [half - 4, y - 10],
          [half, y + 16],
        ]),
        shell.light,
        34,
        0.7,
      ),
      softStroke(
        curve([
          [-half * 0.7, y - 18],
          [0, y - 30],
          [half * 0.6, y - 20],
        ]),
        '#ffffff',
        14,
        0.5,
      ),
    ].join('');
  });
  const fans = [-2, -1, 1, 2, 0].map((at) => {
    const fan = `${curve(line('-20 0, -46 70, -30 128, 0 138, 30 128, 46 70, 20 0'))}Z`;
    const rays = [-24, -12, 0, 12, 24].map((x) => `M${x / 3} 20L${x} 118`).join('');
    return `<g transform="translate(${at * 22} 352) rotate(${-at * 26})">${dropShadow(fan, [4, 12], 24, 0.35)}${shaded(fan, shell, at === 0 ? 0.05 : 0.18)}<path d="${rays}" stroke="${shell.dark}" stroke-width="3" stroke-opacity=".6"/>${softStroke(curve(line('-36 80, -24 120, 0 130, 24 120, 36 80')), shell.light, 18, 0.8)}</g>`;
  });
  return [...fans, ...rings.reverse()].join('');
}
