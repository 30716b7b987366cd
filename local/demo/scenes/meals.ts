import { type Random, randomFrom } from './random.ts';
import { firstLight, HEIGHT, scene, WIDTH } from './scene.ts';
import { curve, dropShadow, mix, type Point, roundedRectangle, softStroke } from './shapes.ts';

/** Packaged meals in rows on a steel table, seen from above. */
export function meals(seed: number): string {
  const random = randomFrom(seed);
  const trays: string[] = [];
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      const x = 90 + column * 372 + random.between(-8, 8);
      const y = 74 + row * 372 + random.between(-8, 8);
      trays.push(
        `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${random.between(-2.2, 2.2).toFixed(1)} 160 160)">${tray(random, `t${row}${column}`)}</g>`,
      );
    }
  }
  return scene([steel(random), ...trays, firstLight()].join(''));
}

function steel(random: Random): string {
  const lines = Array.from({ length: 170 }, () => {
    const y = random.between(0, HEIGHT).toFixed(0);
    const start = random.between(-400, 1200);
    return `<path d="M${start.toFixed(0)} ${y}h${random.between(200, 900).toFixed(0)}" stroke="${random.pick(['#fff', '#123'])}" stroke-width="${random.between(0.8, 2.2).toFixed(1)}" stroke-opacity="${random.between(0.05, 0.2).toFixed(2)}"/>`;
  }).join('');
  return `<linearGradient id="steel" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#c9d3d8"/><stop offset=".35" stop-color="#8fa0aa"/><stop offset=".6" stop-color="#aab8bf"/><stop offset="1" stop-color="#60727e"/></linearGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#steel)"/>${lines}`;
}

/** A tray of 320 units: fillet, grains, greens under a clear lid, with a paper band around it. */
function tray(random: Random, id: string): string {
  const whole = roundedRectangle({ x: 0, y: 0, width: 320, height: 320 }, 34);
  const inside = roundedRectangle({ x: 20, y: 20, width: 280, height: 280 }, 24);
  return [
    dropShadow(whole, [12, 24], 60, 0.6),
    `<path d="${whole}" fill="#20262b"/><path d="${whole}" fill="none" stroke="#fff" stroke-width="4" stroke-opacity=".28"/>`,
    `<clipPath id="${id}"><path d="${inside}"/></clipPath><g clip-path="url(#${id})"><path d="${inside}" fill="#14181c"/>`,
    grains(random),
    greens(random),
    fillet(random),
    '</g>',
    `<path d="${inside}" fill="none" stroke="#000" stroke-width="6" stroke-opacity=".5"/>`,
    // The lid: what the sky leaves on it.
    '<path d="M34 40L190 30L70 300L30 300Z" fill="#fff" fill-opacity=".13"/><path d="M214 30L250 30L130 300L96 300Z" fill="#fff" fill-opacity=".1"/>',
    paperBand(random),
  ].join('');
}

function grains(random: Random): string {
  const rice = Array.from({ length: 150 }, () => {
    const x = random.between(24, 168);
    const y = random.between(150, 298);
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="9" ry="4" transform="rotate(${random.between(0, 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})" fill="${mix('#fbf4df', '#d9c391', random.between(0, 1))}" stroke="#8d7440" stroke-width=".8"/>`;
  });
  return `<rect x="20" y="150" width="150" height="150" fill="#b79a5b"/>${rice.join('')}`;
}

function greens(random: Random): string {
  const leaves = Array.from({ length: 34 }, () => {
    const x = random.between(178, 296);
    const y = random.between(156, 296);
    const tone = mix('#2f6b35', '#8fbf5a', random.between(0, 1));
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${random.between(0, 360).toFixed(0)})"><path d="M-26 0Q0 -20 26 0Q0 20 -26 0Z" fill="${tone}" stroke="#16381b" stroke-width="1.6"/><path d="M-22 0H22" stroke="#d7ecb5" stroke-width="1.6" stroke-opacity=".7"/></g>`;
  });
  const carrots = Array.from({ length: 7 }, () => {
    const x = random.between(186, 290).toFixed(0);
    const y = random.between(165, 288).toFixed(0);
    return `<circle cx="${x}" cy="${y}" r="12" fill="#e9812c" stroke="#9b4a12" stroke-width="1.6"/><circle cx="${x}" cy="${y}" r="5" fill="#f6ab5a"/>`;
  });
  return `<rect x="170" y="150" width="140" height="150" fill="#244d29"/>${leaves.join('')}${carrots.join('')}`;
}

function fillet(random: Random): string {
  const y = random.between(-6, 6);
  const outline = `${curve([
    [34, 96 + y],
    [70, 50 + y],
    [150, 36 + y],
    [240, 46 + y],
    [290, 84 + y],
    [262, 132 + y],
    [180, 152 + y],
    [90, 146 + y],
    [34, 96 + y],
  ])}Z`;
  const flakes = [0, 1, 2, 3, 4, 5].map((index) => {
    const x = 78 + index * 36;
    const flake: Point[] = [
      [x, 52 + y],
      [x + 20, 92 + y],
      [x - 2, 140 + y],
    ];
    return `<path d="${curve(flake)}" fill="none" stroke="#c79a6b" stroke-width="4" stroke-opacity=".7"/><path d="${curve(flake)}" transform="translate(5 0)" fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".7"/>`;
  });
  const herbs = Array.from(
    { length: 16 },
    () =>
      `<circle cx="${random.between(70, 260).toFixed(0)}" cy="${(random.between(62, 130) + y).toFixed(0)}" r="3.4" fill="#3e7a3a"/>`,
  );
  return [
    dropShadow(outline, [4, 10], 22, 0.6),
    `<path d="${outline}" fill="#f3dfbf" stroke="#a87744" stroke-width="3"/>`,
    softStroke(outline, '#c98b46', 26, 0.6),
    ...flakes,
    softStroke(
      curve([
        [80, 66 + y],
        [150, 52 + y],
        [236, 62 + y],
      ]),
      '#ffffff',
      26,
      0.7,
    ),
    ...herbs,
    `<g transform="translate(232 ${(104 + y).toFixed(0)}) rotate(-18)"><path d="M-34 0A34 34 0 0 1 34 0Z" fill="#f7d64a" stroke="#b98d13" stroke-width="3"/><path d="M-26 -2A26 26 0 0 1 26 -2Z" fill="#fdf0a8"/><path d="M0 -2V-26M0 -2L-18 -18M0 -2L18 -18" stroke="#e5bd36" stroke-width="3"/></g>`,
  ].join('');
}

/** The product's own paper: a wave and a line to write the date on. */
function paperBand(random: Random): string {
  const turn = random.between(-1.5, 1.5).toFixed(1);
  return [
    `<g transform="rotate(${turn} 160 236)"><rect x="-4" y="196" width="328" height="82" rx="3" fill="#020b12" fill-opacity=".35" transform="translate(3 7)"/>`,
    '<rect x="-4" y="196" width="328" height="82" rx="3" fill="#f3efe6"/><rect x="-4" y="196" width="328" height="12" fill="#1d6f64"/>',
    '<path d="M22 246q14 -18 28 0t28 0t28 0" fill="none" stroke="#e06a26" stroke-width="7" stroke-linecap="round"/>',
    '<path d="M22 262q14 -14 28 0t28 0t28 0" fill="none" stroke="#17395a" stroke-width="4" stroke-linecap="round"/>',
    '<path d="M134 236h150M134 256h104" stroke="#17395a" stroke-width="5" stroke-linecap="round" stroke-opacity=".5"/></g>',
  ].join('');
}
