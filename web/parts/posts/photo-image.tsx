// biome-ignore lint/style/noRestrictedImports: part of the first paint.
import { type CSSProperties, lazy, Suspense, useState } from 'react';
import { photoUrl } from '#shared/photos/address.ts';
import type { PhotoFormat, PhotoWidth } from '#shared/photos/limits.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import type { SpeciesDrawingName } from '#shared/species/species.ts';
import { loadPart } from '../../lib/first-paint/lazy-with-styles.ts';

// Loaded after the first paint, and only if a photo is missing.
const SpeciesDrawing = lazy(() => loadPart(() => import('./species-drawing.tsx')));

type PhotoSize = 'thumbnail' | 'card' | 'full';

interface PhotoImageProps {
  photo: Photo;
  alt: string;
  /** `thumbnail`: a 112 px square; `card`: the same on a phone, a picture in a grid on larger screens; `full`: on the post's page. */
  size: PhotoSize;
  /** Shown instead when the photo cannot be loaded. */
  drawing: SpeciesDrawingName;
  /** For the first pictures on a page: loaded at once, before the rest. */
  priority?: boolean;
  style?: CSSProperties | undefined;
  className?: string;
}

const WIDE = '(width >= 48rem)';

interface Source {
  media?: string;
  widths: readonly PhotoWidth[];
  formats: readonly PhotoFormat[];
}

const EITHER: Source['formats'] = ['avif', 'webp'];
// The <img> itself is the WebP file: otherwise a list would contain its address twice for each post.
const THUMBNAIL: Source = { widths: [224], formats: ['avif'] };

const SOURCES: Readonly<Record<PhotoSize, readonly Source[]>> = {
  thumbnail: [THUMBNAIL],
  card: [{ media: WIDE, widths: [640], formats: EITHER }, THUMBNAIL],
  full: [{ widths: [640, 1280], formats: EITHER }],
};

/** A photo in the smallest format the browser supports; its main colour shows until it has loaded. */
export function PhotoImage({
  photo,
  alt,
  size,
  drawing,
  priority = false,
  style,
  className = '',
}: PhotoImageProps) {
  const [brokenUrls, setBrokenUrls] = useState<readonly string[]>([]);
  // A photo that was just hidden or shown may still be at its other address.
  const own = photo.url !== undefined && !brokenUrls.includes(photo.url) ? photo.url : undefined;
  const src = own ?? photoUrl(photo.id, size === 'full' ? 640 : 224, 'webp');
  if (brokenUrls.includes(src)) return <DrawnPhoto drawing={drawing} className={className} />;
  const srcSet = (widths: readonly PhotoWidth[], format: PhotoFormat) =>
    widths.map((width) => `${photoUrl(photo.id, width, format)} ${Math.min(width, photo.width)}w`).join(', ');
  const isSquare = size !== 'full';
  return (
    <picture className="contents">
      {(own === undefined ? SOURCES[size] : []).flatMap(({ media, widths, formats }) =>
        formats.map((format) => (
          <source
            // Without it, a row would leave a gap for each.
            hidden
            key={`${media} ${format}`}
            type={`image/${format}`}
            media={media}
            srcSet={widths.length > 1 ? srcSet(widths, format) : photoUrl(photo.id, widths[0] ?? 640, format)}
            {...(widths.length > 1 && { sizes: '(width >= 48rem) 720px, 100vw' })}
          />
        )),
      )}
      <img
        src={src}
        alt={alt}
        width={isSquare ? 224 : photo.width}
        height={isSquare ? 224 : photo.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        // The colour comes from the photo, not from the design.
        style={{ backgroundColor: photo.color, ...style }}
        className={`object-cover ${className}`}
        onError={() => setBrokenUrls((before) => [...before, src])}
      />
    </picture>
  );
}

/** A drawing of the species, where there is no photo. */
export function DrawnPhoto({ drawing, className = '' }: { drawing: SpeciesDrawingName; className?: string }) {
  return (
    <div className={`flex items-center justify-center bg-sunken text-ink ${className}`}>
      <Suspense>
        <SpeciesDrawing name={drawing} className="w-4/5 max-w-60 animate-appear" />
      </Suspense>
    </div>
  );
}
