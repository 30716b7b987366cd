import type { PhotoFormat, PhotoWidth } from './limits.ts';

/** The beginning of the keys of a photo's renditions in the photo bucket. */
export function photoFolder(photoId: string): string {
  return `media/${photoId}/`;
}

/** The key of a rendition in the photo bucket. */
export function photoKey(photoId: string, width: PhotoWidth, format: PhotoFormat): string {
  return `${photoFolder(photoId)}${width}.${format}`;
}

/** The address of a rendition, on the site's own origin. */
export function photoUrl(photoId: string, width: PhotoWidth, format: PhotoFormat): string {
  return `/${photoKey(photoId, width, format)}`;
}
