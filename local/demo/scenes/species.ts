/** What the demo's fish look like. */
import type { FishLook } from './fish.ts';
import type { Random } from './random.ts';
import { curve, heightAt, line, type Point } from './shapes.ts';

function spots(
  random: Random,
  look: FishLook,
  {
    count,
    size,
    colour,
    depth,
  }: { count: number; size: readonly [number, number]; colour: string; depth: number },
): string {
  return Array.from({ length: count }, () => {
    const x = random.between(-430, 390);
    const top = heightAt(look.back, x);
    const y = top + (heightAt(look.belly, x) - top) * random.between(0.02, depth);
    const r = random.between(...size);
    const opacity = random.between(0.25, 0.75).toFixed(2);
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(r * 1.25).toFixed(1)}" ry="${r.toFixed(1)}" fill="${colour}" fill-opacity="${opacity}"/>`;
  }).join('');
}

const cod: FishLook = {
  back: line('-500 18, -455 -32, -380 -78, -270 -112, -130 -124, 20 -108, 180 -74, 310 -42, 400 -30'),
  belly: line('-500 18, -470 52, -400 84, -280 118, -120 128, 40 104, 190 66, 310 36, 400 28'),
  colours: ['#5f5a3a', '#8f8555', '#c9bf98', '#f1ede0'],
  fin: '#8b8055',
  fins: [
    { root: line('-250 -112, -70 -118'), edge: line('-200 -186, -140 -176, -90 -140'), rays: 9 },
    { root: line('-40 -114, 150 -78'), edge: line('0 -166, 70 -150, 130 -106'), rays: 10 },
    { root: line('175 -74, 320 -40'), edge: line('205 -112, 260 -98, 310 -62'), rays: 8 },
    { root: line('-20 112, 150 76'), edge: line('20 160, 80 146, 135 104'), rays: 9 },
    { root: line('175 68, 320 34'), edge: line('210 104, 260 92, 308 56'), rays: 8 },
    { root: line('-300 112, -240 118'), edge: line('-262 168, -225 158'), rays: 4 },
  ],
  tail: { root: line('385 -30, 385 28'), edge: line('450 -70, 500 -84, 488 0, 500 82, 450 66'), rays: 14 },
  pectoral: { at: [-245, 20], length: 120, drop: 22 },
  gill: -268,
  eye: { at: [-402, -24], radius: 23, iris: '#b59a4c' },
  mouth: line('-497 22, -450 34, -400 44'),
  lateral: line('-270 -56, -150 -66, -20 -50, 110 -14, 260 0, 395 0'),
  lateralColour: '#efe6c4',
  marks: (random, look) =>
    spots(random, look, { count: 210, size: [3, 9], colour: '#4a3d1f', depth: 0.68 }) +
    '<path d="M-452 64q-10 26 -30 34" fill="none" stroke="#7d7048" stroke-width="8" stroke-linecap="round"/>',
  scales: 15,
};

const haddock: FishLook = {
  ...cod,
  colours: ['#4c4a5c', '#857f90', '#c4c2cb', '#f3f2f2'],
  fin: '#6d6878',
  eye: { ...cod.eye, radius: 27, iris: '#c2c4c8' },
  lateralColour: '#1e1c28',
  marks: () =>
    '<ellipse cx="-165" cy="-22" rx="38" ry="32" fill="#1f1c2a" fill-opacity=".62"/><ellipse cx="-165" cy="-22" rx="24" ry="20" fill="#14111d" fill-opacity=".5"/>',
};

function mackerelBars(random: Random, look: FishLook): string {
  const bars: string[] = [];
  for (let x = -330; x < 400; x += 25) {
    const top = heightAt(look.back, x);
    const low = top + (heightAt(look.belly, x) - top) * random.between(0.38, 0.47);
    const steps: Point[] = Array.from({ length: 6 }, (_, index) => [
      x + (index % 2 ? 9 : -9) + random.between(-3, 3),
      top + ((low - top) * index) / 5,
    ]);
    bars.push(
      `<path d="${curve(steps)}" fill="none" stroke="#0b2c3a" stroke-width="${random.between(8, 12).toFixed(1)}" stroke-linecap="round" stroke-opacity=".85"/>`,
    );
  }
  return `${bars.join('')}<path d="M-300 12C-80 26 160 18 390 2" fill="none" stroke="#f3c9b4" stroke-width="26" stroke-opacity=".3"/>`;
}

const mackerel: FishLook = {
  back: line('-500 6, -440 -34, -340 -68, -200 -88, -40 -88, 120 -68, 270 -38, 400 -14'),
  belly: line('-500 6, -450 32, -350 62, -200 84, -40 86, 120 64, 270 34, 400 12'),
  colours: ['#1d5a66', '#3f8e8f', '#cfdcd9', '#f7f6f0'],
  fin: '#4d6a70',
  fins: [
    { root: line('-170 -88, -40 -88'), edge: line('-150 -138, -110 -128, -60 -98'), rays: 9 },
    { root: line('90 -74, 190 -56'), edge: line('108 -104, 150 -90'), rays: 6 },
    { root: line('100 70, 196 50'), edge: line('118 100, 158 86'), rays: 6 },
    ...[215, 250, 285, 320, 355].flatMap((x) => [
      {
        root: [
          [x, -48 + (x - 215) * 0.2],
          [x + 20, -44 + (x - 215) * 0.2],
        ],
        edge: [
          [x + 12, -66 + (x - 215) * 0.22],
          [x + 26, -62 + (x - 215) * 0.22],
        ],
        rays: 2,
      } as const,
      {
        root: [
          [x, 45 - (x - 215) * 0.2],
          [x + 20, 41 - (x - 215) * 0.2],
        ],
        edge: [
          [x + 12, 62 - (x - 215) * 0.22],
          [x + 26, 58 - (x - 215) * 0.22],
        ],
        rays: 2,
      } as const,
    ]),
    { root: line('-280 76, -235 80'), edge: line('-258 114, -225 104'), rays: 3 },
  ],
  tail: {
    root: line('390 -13, 390 11'),
    edge: line('440 -50, 500 -104, 452 -14, 440 0, 452 14, 500 102, 440 48'),
    rays: 16,
  },
  pectoral: { at: [-268, -6], length: 84, drop: -4 },
  gill: -288,
  eye: { at: [-412, -12], radius: 22, iris: '#d9cfa0' },
  mouth: line('-498 10, -456 16, -412 26'),
  lateral: line('-280 -22, -100 -20, 100 -10, 395 0'),
  lateralColour: '#2e5f68',
  marks: mackerelBars,
  scales: 9,
};

const snapper: FishLook = {
  back: line('-500 46, -452 -34, -388 -118, -300 -178, -180 -204, -20 -192, 140 -138, 280 -70, 392 -40'),
  belly: line('-500 46, -462 84, -390 118, -270 150, -120 160, 40 142, 180 98, 290 56, 392 36'),
  colours: ['#a3292c', '#d1534a', '#eea08f', '#fbe3d9'],
  fin: '#c9473f',
  fins: [
    {
      root: line('-330 -166, 30 -182'),
      edge: line('-300 -226, -240 -254, -190 -242, -140 -258, -90 -238, -40 -244, 10 -214'),
      rays: 12,
    },
    { root: line('40 -176, 250 -84'), edge: line('80 -224, 170 -196, 248 -118'), rays: 11 },
    { root: line('70 132, 230 76'), edge: line('104 196, 170 170, 226 104'), rays: 9 },
    { root: line('-210 152, -140 158'), edge: line('-168 222, -110 204'), rays: 5 },
  ],
  tail: {
    root: line('376 -40, 376 36'),
    edge: line('430 -92, 500 -124, 462 -30, 456 0, 462 30, 500 118, 430 86'),
    rays: 16,
  },
  pectoral: { at: [-218, 32], length: 178, drop: 40 },
  gill: -232,
  eye: { at: [-372, -52], radius: 31, iris: '#d8352a' },
  mouth: line('-498 50, -450 58, -398 58'),
  lateral: line('-240 -104, -100 -122, 60 -100, 210 -46, 385 -2'),
  lateralColour: '#a8382f',
  marks: (random, look) => spots(random, look, { count: 90, size: [3, 6], colour: '#ffd9c8', depth: 0.7 }),
  scales: 24,
};

const bass: FishLook = {
  ...cod,
  back: line('-500 24, -450 -34, -370 -86, -260 -128, -110 -144, 40 -128, 190 -88, 310 -48, 395 -32'),
  belly: line('-500 24, -462 60, -380 96, -260 126, -110 134, 50 114, 190 76, 310 42, 395 30'),
  colours: ['#33474a', '#70857f', '#c3cdc6', '#f6f5ee'],
  fin: '#5d7270',
  fins: [
    { root: line('-210 -134, 10 -132'), edge: line('-190 -206, -140 -214, -80 -194, -10 -152'), rays: 9 },
    { root: line('40 -128, 210 -80'), edge: line('70 -190, 140 -164, 204 -108'), rays: 10 },
    { root: line('60 112, 210 72'), edge: line('92 166, 150 146, 204 100'), rays: 9 },
    { root: line('-230 128, -165 132'), edge: line('-190 188, -140 172'), rays: 5 },
  ],
  tail: {
    root: line('380 -32, 380 30'),
    edge: line('440 -86, 500 -112, 464 -24, 460 0, 464 24, 500 106, 440 80'),
    rays: 15,
  },
  eye: { at: [-396, -30], radius: 22, iris: '#cbb65e' },
  lateralColour: '#22302f',
  lateral: line('-260 -34, -100 -34, 100 -18, 390 0'),
  marks: (random, look) =>
    [0.14, 0.24, 0.34, 0.44, 0.55, 0.66]
      .map((depth) => {
        const line = [-270, -160, -40, 80, 200, 300, 385].map((x): Point => {
          const top = heightAt(look.back, x);
          return [x, top + (heightAt(look.belly, x) - top) * depth + random.between(-3, 3)];
        });
        return `<path d="${curve(line)}" fill="none" stroke="#16211f" stroke-width="11" stroke-dasharray="60 7 90 9" stroke-opacity=".72"/>`;
      })
      .join(''),
  scales: 19,
};

const salmon: FishLook = {
  ...bass,
  back: line('-500 20, -446 -24, -360 -66, -240 -100, -90 -114, 60 -104, 200 -74, 310 -42, 396 -28'),
  belly: line('-500 20, -456 50, -370 82, -240 110, -90 118, 60 102, 200 68, 310 38, 396 26'),
  colours: ['#2c4a5e', '#63818f', '#cdd8d9', '#f8f4ef'],
  fin: '#6b7a80',
  fins: [
    { root: line('-70 -114, 80 -102'), edge: line('-50 -178, 10 -164, 66 -124'), rays: 9 },
    { root: line('252 -58, 292 -48'), edge: line('276 -88, 306 -78'), rays: 2 },
    { root: line('170 78, 280 48'), edge: line('196 128, 240 112, 276 74'), rays: 8 },
    { root: line('20 110, 80 100'), edge: line('52 154, 98 136'), rays: 5 },
  ],
  tail: {
    root: line('382 -28, 382 26'),
    edge: line('440 -80, 500 -100, 480 -24, 476 0, 480 24, 500 96, 440 76'),
    rays: 16,
  },
  lateralColour: '#8fa3aa',
  eye: { at: [-404, -14], radius: 17, iris: '#d8d2b0' },
  gill: -286,
  marks: (random, look) => spots(random, look, { count: 70, size: [4, 8], colour: '#10202b', depth: 0.4 }),
  scales: 12,
};

export const FISH = { cod, haddock, mackerel, snapper, bass, salmon } as const;
export type FishName = keyof typeof FISH;
