/** Limits of photos, and names of their renditions, for the browser, the API and the photo pipeline. */
import type { photoProblems } from '#words/photos/problems.ts';
import { DAY } from '../limits.ts';

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];

export const PHOTO_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.webp'] as const;

export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;

/** How long the bucket keeps photos that were deleted or moved. Only an operator can read or bring back one. */
export const PHOTO_VERSION_LIFETIME = 7 * DAY;

/** "50 megapixels" as phones count them: their sensors produce up to 8192 x 6144. */
export const MAX_PHOTO_PIXELS = 8192 * 6144;

export const MAX_PHOTOS_PER_POST = 3;

/**
 * 224 is a square cut from the middle, for a row's 112 px thumbnail at double density. The other two keep the photo's
 * shape: 640 for cards in a grid, 1280 for the photo's own page. The number is the maximum width of a rendition,
 * because nothing is enlarged.
 */
export const PHOTO_WIDTHS = [224, 640, 1280] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/**
 * The JPEG exists only at 1280. Email programs and crawlers of share pages can't read AVIF, and some can't read WebP.
 */
export const PHOTO_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

export const PHOTO_FORMAT_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

export interface PhotoRendition {
  readonly width: PhotoWidth;
  readonly format: PhotoFormat;
}

/** All objects of a processed photo, which are deleted with it. */
export const PHOTO_RENDITIONS: readonly PhotoRendition[] = [
  ...PHOTO_WIDTHS.flatMap((width) => [
    { width, format: 'avif' as const },
    { width, format: 'webp' as const },
  ]),
  { width: 1280, format: 'jpg' },
];

export type PhotoProblem = keyof typeof photoProblems;

export function isPhotoType(type: string): type is PhotoType {
  return PHOTO_TYPES.some((each) => each === type);
}

/**
 * Returns the problem with a file before it is uploaded, judged by its declared properties; undefined if there is none.
 * The pipeline checks its bytes.
 *
 * @param file `type` is a MIME type, `size` in bytes. With a `name` its extension is checked too (profile photos).
 */
export function checkPhotoFile(file: {
  type: string;
  size: number;
  name?: string;
}): PhotoProblem | undefined {
  if (!isPhotoType(file.type)) return 'wrongType';
  if (file.size > MAX_PHOTO_BYTES) return 'tooLarge';
  if (!(file.size > 0)) return 'empty';
  if (file.name !== undefined && !hasPhotoExtension(file.name)) return 'wrongExtension';
  return undefined;
}

function hasPhotoExtension(name: string): boolean {
  const lower = name.toLowerCase();
  return PHOTO_EXTENSIONS.some((extension) => lower.endsWith(extension) && lower !== extension);
}
