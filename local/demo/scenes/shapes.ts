/** Shapes as SVG path data. */
export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** Points from text, to be read like path data: `12 30, 40 -5`. */
export function line(text: string): Point[] {
  return text.split(',').map((pair): Point => {
    const [x = 0, y = 0] = pair.trim().split(' ').map(Number);
    return [x, y];
  });
}

/** A curve through all points (Catmull-Rom), to be continued: begins with a move unless told not to. */
export function curve(points: readonly Point[], start: 'M' | 'L' = 'M'): string {
  const first = points[0] ?? [0, 0];
  const parts = [`${start}${at(first)}`];
  for (let index = 0; index + 1 < points.length; index += 1) {
    const here = points[index] ?? first;
    const next = points[index + 1] ?? here;
    const before = points[index - 1] ?? here;
    const after = points[index + 2] ?? next;
    const leaving: Point = [here[0] + (next[0] - before[0]) / 6, here[1] + (next[1] - before[1]) / 6];
    const arriving: Point = [next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6];
    parts.push(`C${at(leaving)} ${at(arriving)} ${at(next)}`);
  }
  return parts.join('');
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`;
}

/** Halfway between two points, or another part of the way. */
export function along(from: Point, to: Point, part = 0.5): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** Where a profile (points by rising x) is at `x`. */
export function heightAt(profile: readonly Point[], x: number): number {
  const index = profile.findIndex((point) => point[0] >= x);
  const right = profile[index] ?? profile.at(-1) ?? [0, 0];
  const left = profile[Math.max(0, index - 1)] ?? right;
  return right[0] === left[0] ? right[1] : along(left, right, (x - left[0]) / (right[0] - left[0]))[1];
}

/** Mixes two `#rrggbb` colours. */
export function mix(from: string, to: string, part: number): string {
  const channel = (at: number) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * part)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** A stroke that fades outwards: strokes upon strokes, since a blur takes the renderer ten times as long. */
export function softStroke(path: string, colour: string, width: number, opacity: number): string {
  const steps = width > 50 ? 9 : 5;
  const each = (opacity / steps).toFixed(3);
  const strokes = Array.from(
    { length: steps },
    (_, index) => `<path d="${path}" stroke-width="${round((width * (index + 1)) / steps)}"/>`,
  );
  return `<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="${each}">${strokes.join('')}</g>`;
}

/** The shadow of a shape that lies a little above its ground. */
export function dropShadow(path: string, [x, y]: Point, spread: number, opacity: number): string {
  return `<g transform="translate(${x} ${y})"><path d="${path}" fill="#04121d" fill-opacity="${opacity / 2}"/>${softStroke(path, '#04121d', spread, opacity)}</g>`;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function roundedRectangle({ x, y, width, height }: Area, radius: number): string {
  const r = radius;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}Z`;
}
