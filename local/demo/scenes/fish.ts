/** Fish seen from the side, 1000 units from snout to tail, head to the left, around (0, 0). */
import type { Random } from './random.ts';
import { along, curve, dropShadow, heightAt, mix, type Point, softStroke } from './shapes.ts';

interface Fin {
  /** From front to back along the body's edge, then the free edge from back to front. */
  root: readonly Point[];
  edge: readonly Point[];
  rays: number;
}

export interface FishLook {
  /** Profile of back and belly from snout to the root of the tail. */
  back: readonly Point[];
  belly: readonly Point[];
  /** From back to belly. */
  colours: readonly [string, string, string, string];
  fin: string;
  fins: readonly Fin[];
  tail: Fin;
  pectoral: { at: Point; length: number; drop: number };
  gill: number;
  eye: { at: Point; radius: number; iris: string };
  mouth: readonly Point[];
  lateral: readonly Point[];
  lateralColour: string;
  marks(random: Random, look: FishLook): string;
  scales: number;
}

/** @param id tells the definitions of several fish in one drawing apart */
export function fish(look: FishLook, id: string, random: Random): string {
  const open = bodyOf(look);
  const outline = `${open}Z`;
  return [
    definitions(look, id, outline),
    dropShadow(outline, [8, 24], 70, 0.5),
    [look.tail, ...look.fins].map((each) => fin(each, look.fin)).join(''),
    `<path d="${outline}" fill="url(#${id}-skin)"/>`,
    `<g clip-path="url(#${id}-body)">`,
    look.marks(random, look),
    `<path d="${outline}" fill="url(#${id}-scales)" fill-opacity=".5"/>`,
    `<path d="${curve(look.lateral)}" fill="none" stroke="${look.lateralColour}" stroke-width="7" stroke-opacity=".8"/>`,
    `<path d="${outline}" fill="url(#${id}-length)"/>`,
    gloss(look),
    softStroke(open, '#081c2c', 46, 0.42),
    head(look),
    '</g>',
    pectoral(look),
    `<path d="${open}" fill="none" stroke="#0a1d2c" stroke-width="2.5" stroke-opacity=".5"/>`,
  ].join('');
}

/** From the root of the tail along the back to the snout and along the belly back; the root itself bulges into the tail. */
function bodyOf({ back, belly }: FishLook): string {
  const top = back.at(-1) ?? [400, 0];
  const bottom = belly.at(-1) ?? top;
  const middle: Point = [top[0] + 34, (top[1] + bottom[1]) / 2];
  const bulge = [along(top, middle, 0.6), along(bottom, middle, 0.6)];
  return `${curve([...bulge.slice(0, 1), ...[...back].reverse()])}${curve([...belly, ...bulge.slice(1)], 'L')}`;
}

function definitions(look: FishLook, id: string, outline: string): string {
  const [back, upper, flank, belly] = look.colours;
  const top = Math.min(...look.back.map((point) => point[1]));
  const bottom = Math.max(...look.belly.map((point) => point[1]));
  const stops = [
    [0, mix(back, '#06131d', 0.35)],
    [0.16, back],
    [0.42, upper],
    [0.66, flank],
    [0.88, belly],
    [1, mix(belly, '#4a6070', 0.45)],
  ]
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('');
  const s = look.scales;
  return [
    '<defs>',
    `<clipPath id="${id}-body"><path d="${outline}"/></clipPath>`,
    `<linearGradient id="${id}-skin" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${top}" y2="${bottom}">${stops}</linearGradient>`,
    `<linearGradient id="${id}-length"><stop offset="0" stop-color="#07131c" stop-opacity=".22"/><stop offset=".3" stop-color="#07131c" stop-opacity="0"/><stop offset=".75" stop-color="#07131c" stop-opacity=".03"/><stop offset="1" stop-color="#07131c" stop-opacity=".4"/></linearGradient>`,
    `<pattern id="${id}-scales" width="${s}" height="${s}" patternUnits="userSpaceOnUse"><path d="M0 ${s / 2}A${s / 2} ${s / 2} 0 0 0 ${s} ${s / 2}M${-s / 2} 0A${s / 2} ${s / 2} 0 0 0 ${s / 2} 0A${s / 2} ${s / 2} 0 0 0 ${s * 1.5} 0" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.6"/><path d="M0 ${s / 2 + 2}A${s / 2} ${s / 2} 0 0 0 ${s} ${s / 2 + 2}" fill="none" stroke="#0a1d2c" stroke-opacity=".22" stroke-width="1.4"/></pattern>`,
    '</defs>',
  ].join('');
}

function fin({ root, edge, rays }: Fin, colour: string): string {
  const [front = [0, 0], back = front] = root;
  const shape = `${curve([front, ...edge, back])}Z`;
  const lines = Array.from({ length: rays }, (_, index) => {
    const part = (index + 0.5) / rays;
    const start = along(front, back, part);
    const end = pointOn(edge, part);
    return `M${start.map(Math.round).join(' ')}L${along(start, end, 0.94).map(Math.round).join(' ')}`;
  }).join('');
  return [
    `<path d="${shape}" fill="${colour}" stroke="${mix(colour, '#06131d', 0.55)}" stroke-width="3" stroke-linejoin="round"/>`,
    `<path d="${lines}" stroke="${mix(colour, '#06131d', 0.45)}" stroke-width="2.4" stroke-opacity=".7"/>`,
    `<path d="${lines}" transform="translate(3 0)" stroke="#fff" stroke-width="1.6" stroke-opacity=".25"/>`,
  ].join('');
}

function pointOn(line: readonly Point[], part: number): Point {
  const place = part * (line.length - 1);
  const from = line[Math.floor(place)] ?? [0, 0];
  return along(from, line[Math.min(line.length - 1, Math.floor(place) + 1)] ?? from, place % 1);
}

/** Wet skin: one long light on the shoulder, one faint on the belly. */
function gloss(look: FishLook): string {
  const at = (depth: number) =>
    look.back.slice(1, -1).map(([x, y]): Point => [x, y + (heightAt(look.belly, x) - y) * depth]);
  const shoulder = at(0.22);
  return [
    softStroke(curve(shoulder), '#ffffff', 54, 0.55),
    softStroke(curve(shoulder.slice(1, -2)), '#ffffff', 14, 0.75),
    softStroke(curve(at(0.7).slice(1)), '#ffffff', 60, 0.3),
  ].join('');
}

function head({ gill, back, belly, eye, mouth }: FishLook): string {
  const top = heightAt(back, gill);
  const bottom = heightAt(belly, gill);
  const height = bottom - top;
  const cover: Point[] = [
    [gill - 30, top + height * 0.16],
    [gill + 12, top + height * 0.4],
    [gill + 4, top + height * 0.66],
    [gill - 60, bottom - height * 0.05],
  ];
  const cheek = cover.map(([x, y]): Point => [x - 52, y]);
  const [x, y] = eye.at;
  const r = eye.radius;
  return [
    softStroke(curve(cover.map(([cx, cy]): Point => [cx + 8, cy + 2])), '#06131d', 34, 0.5),
    `<path d="${curve(cover)}" fill="none" stroke="#06131d" stroke-width="4.5" stroke-opacity=".6"/>`,
    `<path d="${curve(cover)}" transform="translate(-6 0)" fill="none" stroke="#fff" stroke-width="4" stroke-opacity=".4"/>`,
    `<path d="${curve(cheek)}" fill="none" stroke="#06131d" stroke-width="3" stroke-opacity=".25"/>`,
    `<path d="${curve(mouth)}" fill="none" stroke="#06131d" stroke-width="6" stroke-linecap="round" stroke-opacity=".7"/>`,
    `<path d="${curve(mouth)}" transform="translate(0 6)" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-opacity=".35"/>`,
    `<circle cx="${x}" cy="${y}" r="${r * 1.25}" fill="#06131d" fill-opacity=".35"/>`,
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${eye.iris}"/>`,
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#06131d" stroke-width="3" stroke-opacity=".7"/>`,
    `<circle cx="${x}" cy="${y}" r="${r * 0.58}" fill="#071018"/>`,
    `<circle cx="${x - r * 0.28}" cy="${y - r * 0.34}" r="${r * 0.22}" fill="#fff" fill-opacity=".95"/>`,
  ].join('');
}

function pectoral({
  pectoral: {
    at: [x, y],
    length,
    drop,
  },
  fin: colour,
}: FishLook): string {
  const shape: Fin = {
    root: [
      [x, y - 16],
      [x + 6, y + 22],
    ],
    edge: [
      [x + length * 0.6, y - 14 + drop * 0.2],
      [x + length, y + drop],
      [x + length * 0.5, y + drop + 26],
    ],
    rays: 9,
  };
  return `<g opacity=".93">${fin(shape, mix(colour, '#ffffff', 0.12))}</g>`;
}
