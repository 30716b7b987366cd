/**
 * Photos of the demo posts. They are drawings, because there are no photographs that may be published here. `photos/`
 * has them in the form that the photo pipeline makes, so that the first start has nothing to encode. To add one, post a
 * picture of 640 x 480 on the local site. Save its files from `/media/<id>/` as `<name>-224.avif`, `-224.webp`,
 * `-640.avif`, `-640.webp` and `-1280.jpg`, and list it here with the `color` of the post's photo.
 */
import { readFile } from 'node:fs/promises';
import { namesOf } from '#shared/names-of.ts';
import type { PhotoRendition } from '#shared/photos/limits.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import { idAt, randomFrom } from './random.ts';

/** The colour shown until the photo is loaded. */
export const PHOTO_COLORS = {
  bass: '#484848',
  boat: '#284868',
  dock: '#384868',
  haddock: '#484848',
  harbor: '#384868',
  lobsters: '#98a8b8',
  mackerel: '#383838',
  meals: '#f8e8d8',
  salmon: '#484848',
  scallops: '#484848',
  snapper: '#484848',
} as const;
export type PhotoName = keyof typeof PHOTO_COLORS;

/** In pixels. */
export const PHOTO_SIZE = { width: 640, height: 480 } as const;

/** A photo shared by posts of a site with a past. */
export function sharedPhoto(name: PhotoName): Photo {
  const random = randomFrom(namesOf(PHOTO_COLORS).indexOf(name));
  const id = idAt(Date.UTC(2026, 0), random);
  return { id, ...PHOTO_SIZE, color: PHOTO_COLORS[name] };
}

/** Reads the file of a rendition. A photo of 640 pixels has no larger one, so its 1280 is the 640. */
export function readRendition(name: PhotoName, { width, format }: PhotoRendition): Promise<Buffer> {
  const fileWidth = width === 1280 && format !== 'jpg' ? 640 : width;
  return readFile(new URL(`photos/${name}-${fileWidth}.${format}`, import.meta.url));
}

/** Reads a JPEG to upload. */
export function readOriginal(name: PhotoName): Promise<Buffer> {
  return readRendition(name, { width: 1280, format: 'jpg' });
}
