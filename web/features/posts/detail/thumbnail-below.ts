import type { CSSProperties } from 'react';
import { photoUrl } from '#shared/photos/address.ts';
import type { PhotoFormat } from '#shared/photos/limits.ts';
import type { Photo } from '#shared/photos/schemas.ts';

/** Shows the thumbnail from the list, which has loaded already, until the large photo has loaded. */
export function thumbnailBelow({ id }: Photo): CSSProperties {
  // As the list chose it (parts/posts/photo-image.tsx).
  const image = (format: PhotoFormat) => `url("${photoUrl(id, 224, format)}") type("image/${format}")`;
  return {
    backgroundImage: `image-set(${image('avif')}, ${image('webp')})`,
    backgroundSize: 'cover',
    backgroundPosition: 'center',
  };
}
