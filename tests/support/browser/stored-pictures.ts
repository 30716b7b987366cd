import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** The folder of the pictures that pages are compared with. */
export const PICTURES = fileURLToPath(new URL('../../pictures', import.meta.url));
/** The folder in which a comparison leaves the pages that look otherwise. */
export const CHANGED = fileURLToPath(new URL('../../../dist/pictures', import.meta.url));

const fileOf = (folder: string, name: string) => join(folder, `${name}.webp`);

/** As it is stored: small, and the same bytes for the same pixels. */
const compressed = (png: Buffer) => sharp(png).webp({ quality: 60, effort: 6 }).toBuffer();

/** @param name without an ending */
export async function storePicture(name: string, png: Buffer): Promise<void> {
  writeFileSync(fileOf(PICTURES, name), await compressed(png));
}

/** Of 255: how much brighter or darker a pixel may be. */
const INVISIBLE_DIFFERENCE = 24;

/** Of all pixels: a letter that became another one is more. */
const NOTICEABLE_SHARE = 0.0002;

/**
 * Compares a page with its stored picture, and keeps it in CHANGED when it looks otherwise.
 * @returns the share of its pixels that differ visibly in percent; undefined when too few do
 * @throws when no picture of it is stored
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

/** One byte for each pixel. */
const brightness = async (picture: Buffer | string): Promise<Buffer> =>
  await sharp(picture).grayscale().raw().toBuffer();
