/** Spots that would cover each other on the screen, as one marker. Pure: pixels in, groups out. */
export interface Dot {
  x: number;
  y: number;
}

/** How far apart two markers are, in pixels, so that each can be pressed. */
const APART = 44;

/** @returns groups in the order of their first members; each is where that one is */
export function clusterDots<T extends Dot>(dots: readonly T[]): [T, ...T[]][] {
  const groups: [T, ...T[]][] = [];
  for (const dot of dots) {
    const near = groups.find(([first]) => Math.hypot(first.x - dot.x, first.y - dot.y) < APART);
    if (near) near.push(dot);
    else groups.push([dot]);
  }
  return groups;
}
