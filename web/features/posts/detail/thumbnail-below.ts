import type { CSSProperties } from 'react';
import { photoUrl } from '#shared/photos/address.ts';
import type { PhotoFormat } from '#shared/photos/limits.ts';
import type { Photo } from '#shared/photos/schemas.ts';

/** Shows the thumbnail of the list, which is already loaded, until the large photo is loaded. */
export function thumbnailBelow({ id }: Photo): CSSProperties {
  // The same format that the list chose (parts/posts/photo-image.tsx).
  const image = (format: PhotoFormat) => `url("${photoUrl(id, 224, format)}") type("image/${format}")`;
  return {
    backgroundImage: `image-set(${image('avif')}, ${image('webp')})`,
    backgroundSize: 'cover',
    backgroundPosition: 'center',
  };
}
