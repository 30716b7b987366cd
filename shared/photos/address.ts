import type { PhotoFormat, PhotoWidth } from './limits.ts';

/** The prefix of the keys of a photo's renditions in the photo bucket. */
export function photoFolder(photoId: string): string {
  return `media/${photoId}/`;
}

/** The key of a rendition in the photo bucket. */
export function photoKey(photoId: string, width: PhotoWidth, format: PhotoFormat): string {
  return `${photoFolder(photoId)}${width}.${format}`;
}

/** The photo's address: its own `url` if only its owner can see it, or else that of a rendition. */
export function photoAddress(
  photo: { id: string; url?: string | undefined },
  width: PhotoWidth,
  format: PhotoFormat,
): string {
  return photo.url ?? photoUrl(photo.id, width, format);
}

/** The address of a rendition, on the site's own origin. */
export function photoUrl(photoId: string, width: PhotoWidth, format: PhotoFormat): string {
  return `/${photoKey(photoId, width, format)}`;
}
