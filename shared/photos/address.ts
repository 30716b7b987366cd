import type { PhotoFormat, PhotoWidth } from './limits.ts';

/** The key of a rendition in the photo bucket. */
export function photoKey(photoId: string, width: PhotoWidth, format: PhotoFormat): string {
  return `media/${photoId}/${width}.${format}`;
}

/** The address of a rendition, on the site's own origin. */
export function photoUrl(photoId: string, width: PhotoWidth, format: PhotoFormat): string {
  return `/${photoKey(photoId, width, format)}`;
}
