/**
 * Pictures of catches, drawn: no photograph is anybody's to publish here, and a drawing is plainly no real catch. Each is composed as SVG from
 * a seed, and comes out the same for the same seed.
 */
import sharp from 'sharp';
import { dock } from './scenes/dock.ts';
import { fishBox } from './scenes/fish-box.ts';
import { lobsters } from './scenes/lobster.ts';
import { meals } from './scenes/meals.ts';
import { scallops } from './scenes/scallops.ts';

const SCENES = {
  cod: (seed: number) => fishBox('cod', seed),
  haddock: (seed: number) => fishBox('haddock', seed),
  mackerel: (seed: number) => fishBox('mackerel', seed),
  snapper: (seed: number) => fishBox('snapper', seed),
  bass: (seed: number) => fishBox('bass', seed),
  salmon: (seed: number) => fishBox('salmon', seed),
  lobsters,
  scallops,
  meals,
  dock,
} as const;

export type SceneName = keyof typeof SCENES;
/** A drawing and the seed it is drawn from. */
export type Picture = readonly [scene: SceneName, seed: number];

/** @returns a JPEG, 4:3 */
export async function drawScene(name: SceneName, seed: number): Promise<Buffer> {
  return await sharp(Buffer.from(SCENES[name](seed)))
    .jpeg({ quality: 82 })
    .toBuffer();
}
