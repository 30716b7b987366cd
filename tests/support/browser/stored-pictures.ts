import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** The folder of the reference pictures of pages. */
export const PICTURES = fileURLToPath(new URL('../../pictures', import.meta.url));
/** The folder where a comparison stores pictures of changed pages. */
export const CHANGED = fileURLToPath(new URL('../../../dist/pictures', import.meta.url));

const fileOf = (folder: string, name: string) => join(folder, `${name}.webp`);

/** The stored form: small, and the same bytes for the same pixels. */
const compressed = (png: Buffer) => sharp(png).webp({ quality: 60, effort: 6 }).toBuffer();

/** @param name without a file extension */
export async function storePicture(name: string, png: Buffer): Promise<void> {
  writeFileSync(fileOf(PICTURES, name), await compressed(png));
}

/** How much a pixel's brightness (0 to 255) may differ. */
const INVISIBLE_DIFFERENCE = 24;

/** The share of all pixels that may differ. A changed letter is more than this. */
const NOTICEABLE_SHARE = 0.0002;

/**
 * Compares a page with its stored picture, and stores it in CHANGED if it differs.
 * @returns the percentage of pixels that visibly differ; undefined if too few do
 * @throws Error if no picture of it is stored
 */
export async function compareWithStored(name: string, png: Buffer): Promise<string | undefined> {
  const drawn = await compressed(png);
  const [now, before] = await Promise.all([brightness(drawn), brightness(fileOf(PICTURES, name))]);
  const differing = now.filter((value, at) => Math.abs(value - (before[at] ?? 0)) > INVISIBLE_DIFFERENCE);
  const share = now.length === before.length ? differing.length / now.length : 1;
  if (share <= NOTICEABLE_SHARE) return undefined;
  mkdirSync(CHANGED, { recursive: true });
  writeFileSync(fileOf(CHANGED, name), drawn);
  return `${(100 * share).toFixed(2)} %`;
}

/** One byte per pixel. */
const brightness = async (picture: Buffer | string): Promise<Buffer> =>
  await sharp(picture).grayscale().raw().toBuffer();
