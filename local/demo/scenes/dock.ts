import { type Random, randomFrom } from './random.ts';
import { HEIGHT, scene, WIDTH } from './scene.ts';
import { curve, mix, type Point, softStroke } from './shapes.ts';

const HORIZON = 560;

interface Sky {
  high: string;
  middle: string;
  low: string;
  sun: string;
}

const SKIES: readonly [Sky, ...Sky[]] = [
  { high: '#17375a', middle: '#8a7f9c', low: '#ffb27a', sun: '#fff0cf' },
  { high: '#12304f', middle: '#5f8aa0', low: '#f6c79a', sun: '#fff4dd' },
];

/** A working harbour at first light: water, a boat, the dock and its traps. */
export function dock(seed: number): string {
  const random = randomFrom(seed);
  const sky = random.pick(SKIES);
  const sunX = random.between(540, 700);
  return scene(
    [
      skyAndSun(sky, sunX, random),
      coast(random),
      water(sky, sunX, random),
      `<g transform="translate(${random.between(880, 1010).toFixed(0)} 610)">${boat(random)}</g>`,
      gulls(random),
      pier(random),
      traps(random),
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#dusk)" fill-opacity=".7"/>`,
    ].join(''),
  );
}

function skyAndSun({ high, middle, low, sun }: Sky, x: number, random: Random): string {
  const clouds = Array.from({ length: 11 }, () => {
    const y = random.between(90, 470);
    const left = random.between(-200, 1500);
    const length = random.between(260, 620);
    const line = curve([
      [left, y],
      [left + length * 0.3, y - random.between(6, 22)],
      [left + length * 0.7, y + random.between(-8, 8)],
      [left + length, y + 4],
    ]);
    return softStroke(line, y > 300 ? '#ffd9b0' : '#d8c3cf', random.between(26, 64), 0.35);
  });
  return [
    `<linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset=".62" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>`,
    `<radialGradient id="glow"><stop offset="0" stop-color="${sun}"/><stop offset=".12" stop-color="${sun}" stop-opacity=".75"/><stop offset=".4" stop-color="${low}" stop-opacity=".35"/><stop offset="1" stop-color="${low}" stop-opacity="0"/></radialGradient>`,
    `<rect width="${WIDTH}" height="${HORIZON + 10}" fill="url(#sky)"/>`,
    ...clouds,
    `<circle cx="${x.toFixed(0)}" cy="${HORIZON - 36}" r="430" fill="url(#glow)"/><circle cx="${x.toFixed(0)}" cy="${HORIZON - 36}" r="46" fill="${sun}"/>`,
  ].join('');
}

function coast(random: Random): string {
  const ridge = (base: number, height: number, colour: string) => {
    const line: Point[] = Array.from({ length: 12 }, (_, index) => [
      index * 150 - 20,
      base - random.between(0.1, 1) * height * (index < 4 ? 1 : 0.55),
    ]);
    return `<path d="${curve(line)}L1640 ${HORIZON + 6}L-20 ${HORIZON + 6}Z" fill="${colour}"/>`;
  };
  const lighthouse = [
    '<path d="M150 552L160 392H196L206 552Z" fill="#e9e2d6"/><path d="M176 392H196L206 552H182Z" fill="#2a3d52" fill-opacity=".35"/>',
    '<path d="M154 480L157 436H199L202 480Z" fill="#c8552b"/>',
    '<path d="M156 392H200V382H156ZM164 382V356H192V382ZM160 356L178 334L196 356Z" fill="#17293b"/>',
    '<circle cx="178" cy="369" r="9" fill="#ffe9b0"/>',
  ].join('');
  return ridge(HORIZON, 96, '#6d7a92') + ridge(HORIZON + 2, 52, '#3f5470') + lighthouse;
}

function water({ high, middle, low, sun }: Sky, sunX: number, random: Random): string {
  const ripples = Array.from({ length: 230 }, () => {
    const depth = random.between(0, 1) ** 1.5;
    const y = HORIZON + 8 + depth * (HEIGHT - HORIZON);
    const length = 14 + depth * random.between(60, 240);
    const x = random.between(-100, WIDTH);
    const colour = random.pick([mix(low, '#ffffff', 0.2), mix(high, '#000000', 0.3), middle]);
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${(length / 4).toFixed(0)} ${(-2 - depth * 9).toFixed(0)} ${(length / 2).toFixed(0)} 0t${(length / 2).toFixed(0)} 0" fill="none" stroke="${colour}" stroke-width="${(1.5 + depth * 6).toFixed(1)}" stroke-linecap="round" stroke-opacity="${random.between(0.15, 0.5).toFixed(2)}"/>`;
  });
  const path = Array.from({ length: 64 }, () => {
    const depth = random.between(0, 1);
    const y = HORIZON + 6 + depth * 520;
    const spread = 20 + depth * 130;
    const x = sunX + random.between(-spread, spread);
    const length = 24 + depth * 90;
    return `<path d="M${(x - length / 2).toFixed(0)} ${y.toFixed(0)}h${length.toFixed(0)}" stroke="${sun}" stroke-width="${(3 + depth * 7).toFixed(1)}" stroke-linecap="round" stroke-opacity="${random.between(0.3, 0.85).toFixed(2)}"/>`;
  });
  return [
    `<linearGradient id="sea" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${mix(low, middle, 0.45)}"/><stop offset=".3" stop-color="${mix(middle, high, 0.6)}"/><stop offset="1" stop-color="${mix(high, '#050d16', 0.55)}"/></linearGradient>`,
    `<rect y="${HORIZON}" width="${WIDTH}" height="${HEIGHT - HORIZON}" fill="url(#sea)"/>`,
    ...ripples,
    ...path,
  ].join('');
}

/** A lobster boat from the side, bow to the right. */
function boat(random: Random): string {
  const paint = random.pick(['#1c4d6b', '#2f6f62', '#8f2f2a']);
  const hull = 'M-210 10C-214 44 -206 78 -190 92H196C232 66 262 20 284 -40C230 -4 120 12 40 12Z';
  return [
    `<g transform="translate(0 150) scale(1 -.62)" opacity=".35"><path d="${hull}" fill="#0a1a29"/><path d="M-10 -96H150V14H-10Z" fill="#0a1a29"/></g>`,
    `<path d="${hull}" fill="${paint}"/><path d="M-206 62C-204 76 -198 86 -190 92H196C208 84 218 74 228 62Z" fill="#3a1715"/><path d="M-210 12C-100 22 150 24 284 -40L282 -24C150 40 -100 36 -211 26Z" fill="#f3efe6"/>`,
    '<path d="M10 14V-96H146L164 8Z" fill="#f3efe6"/><path d="M10 14V-96H44V14Z" fill="#b9b4aa"/><path d="M-14 -96H168V-112H-10Z" fill="#17293b"/>',
    '<path d="M60 -82H98V-44H60ZM108 -82H138L144 -44H108Z" fill="#ffd28a"/><path d="M60 -82H98V-44H60ZM108 -82H138L144 -44H108Z" fill="none" stroke="#17293b" stroke-width="5"/>',
    '<path d="M74 -112V-230M74 -220L-170 -20M74 -220L262 -36M44 -176H104" stroke="#17293b" stroke-width="5" fill="none"/><circle cx="74" cy="-234" r="7" fill="#ffe9b0"/>',
    '<path d="M-180 12V-26M-130 16V-24M-80 18V-22M-180 -26H-80" stroke="#17293b" stroke-width="5"/><circle cx="-30" cy="40" r="17" fill="#e8782b"/><circle cx="-34" cy="36" r="6" fill="#ffc08a"/>',
    softStroke('M-200 40C-80 48 120 46 240 6', '#ffffff', 22, 0.25),
    softStroke('M-220 100H230', '#dfeaf0', 16, 0.5),
  ].join('');
}

function gulls(random: Random): string {
  return Array.from({ length: 5 }, () => {
    const x = random.between(650, 1500).toFixed(0);
    const y = random.between(130, 400).toFixed(0);
    const s = random.between(14, 30);
    return `<path d="M${x} ${y}q${(s * 0.6).toFixed(0)} ${(-s * 0.7).toFixed(0)} ${s.toFixed(0)} 0q${(s * 0.4).toFixed(0)} ${(-s * 0.7).toFixed(0)} ${s.toFixed(0)} 0" fill="none" stroke="#f6f1e7" stroke-width="4" stroke-linecap="round" stroke-opacity=".85"/>`;
  }).join('');
}

function pier(random: Random): string {
  const boards = Array.from({ length: 9 }, (_, index) => {
    const near = index / 9;
    const top = 860 + near ** 1.5 * 340;
    const bottom = 860 + ((index + 1) / 9) ** 1.5 * 340 - 4;
    const edge = (y: number) => 980 - (y - 860) * 1.1;
    const tone = mix('#6a5a4c', '#3a3a40', random.between(0, 1));
    const grain = `M-10 ${((top + bottom) / 2).toFixed(0)}H${(edge(bottom) * 0.9).toFixed(0)}`;
    return `<path d="M-10 ${top.toFixed(0)}H${edge(top).toFixed(0)}L${edge(bottom).toFixed(0)} ${bottom.toFixed(0)}H-10Z" fill="${tone}"/><path d="M-10 ${top.toFixed(0)}H${edge(top).toFixed(0)}" stroke="#ffd9b0" stroke-width="3" stroke-opacity=".4"/><path d="${grain}" stroke="#000" stroke-width="3" stroke-opacity=".18"/>`;
  });
  const posts = [
    [900, 800, 210],
    [640, 900, 300],
  ].map(
    ([x = 0, y = 0, height = 0]) =>
      `<rect x="${x}" y="${y}" width="64" height="${height}" rx="10" fill="#2b2622"/><rect x="${x}" y="${y}" width="20" height="${height}" rx="10" fill="#c98b5a" fill-opacity=".5"/><ellipse cx="${x + 32}" cy="${y + 6}" rx="32" ry="12" fill="#6a5a4c"/><path d="M${x - 4} ${y + 56}q36 18 72 0M${x - 4} ${y + 70}q36 18 72 0" stroke="#d9c8a4" stroke-width="9" fill="none"/>`,
  );
  return [
    '<path d="M-10 856H990L940 900H-10Z" fill="#0a1219" fill-opacity=".5"/>',
    posts[0],
    ...boards,
    posts[1],
  ].join('');
}

/** Wire traps with buoys on the dock. */
function traps(random: Random): string {
  const trap = (x: number, y: number) => {
    const mesh =
      Array.from({ length: 12 }, (_, index) => `M${x + index * 22} ${y}v150`).join('') +
      Array.from({ length: 8 }, (_, index) => `M${x} ${y + index * 21}h250`).join('');
    const paint = random.pick(['#d9b23a', '#3e8f6d', '#3b6fa0']);
    return `<rect x="${x}" y="${y}" width="250" height="150" rx="10" fill="#0a1822" fill-opacity=".72"/><path d="${mesh}" stroke="${paint}" stroke-width="4" stroke-opacity=".85"/><rect x="${x}" y="${y}" width="250" height="150" rx="10" fill="none" stroke="${mix(paint, '#ffffff', 0.2)}" stroke-width="9"/><path d="M${x + 8} ${y + 4}h230" stroke="#fff" stroke-width="4" stroke-opacity=".5"/>`;
  };
  const buoy = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-26" y="-70" width="52" height="120" rx="24" fill="#f3efe6"/><rect x="-26" y="-30" width="52" height="44" fill="#e8782b"/><rect x="-5" y="-110" width="10" height="44" fill="#8a6a48"/><rect x="-22" y="-64" width="12" height="106" rx="6" fill="#fff" fill-opacity=".6"/></g>`;
  return [trap(60, 850), trap(330, 870), trap(160, 706), buoy(650, 1010, 72), buoy(470, 1060, 100)].join('');
}
