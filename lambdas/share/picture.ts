import { photoUrl } from '#shared/photos/address.ts';
import type { PhotoFormat, PhotoWidth } from '#shared/photos/limits.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import { type Html, html } from '../core/html.ts';
import { mark } from './mark.ts';

/** A photo as wide as its column. `first` is the one that the page is loaded for. */
export function largePicture(photo: Photo, alt: string, first: boolean): Html {
  return picture(photo, alt, { widths: [640, 1280], sizes: '(min-width: 900px) 536px, 100vw', first });
}

/** The square of a row, 112 pixels wide. */
export function thumbnail(photo: Photo | undefined): Html {
  if (!photo) return html`<div class="none">${mark}</div>`;
  return picture(photo, '', { widths: [224], sizes: '112px', first: false });
}

interface Shown {
  widths: readonly PhotoWidth[];
  sizes: string;
  first: boolean;
}

function picture({ id, width, height }: Photo, alt: string, { widths, sizes, first }: Shown): Html {
  const sources = (format: PhotoFormat) =>
    widths.map((each) => `${photoUrl(id, each, format)} ${each}w`).join(', ');
  const shape = sizes === '112px' ? { width: 112, height: 112 } : { width, height };
  return html`<picture>
<source type="image/avif" srcset="${sources('avif')}" sizes="${sizes}">
<source type="image/webp" srcset="${sources('webp')}" sizes="${sizes}">
<img class="photo" src="${photoUrl(id, 1280, 'jpg')}" alt="${alt}" width="${shape.width}" height="${shape.height}"${
    first ? html` fetchpriority="high"` : html` loading="lazy"`
  }>
</picture>`;
}
