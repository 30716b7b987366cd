import { useState } from 'react';
import { type PhotoFormat, type PhotoWidth, photoUrl } from '#shared/photos/limits.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import type { SpeciesDrawingName } from '#shared/species.ts';
import { SpeciesDrawing } from './species-drawing.tsx';

interface PhotoImageProps {
  photo: Photo;
  alt: string;
  /** `thumbnail`: the square of a row; `card`: a grid's picture; `full`: the post's own page. */
  size: 'thumbnail' | 'card' | 'full';
  /** Shown instead when the photo cannot be loaded. */
  drawing: SpeciesDrawingName;
  /** For the first pictures on a page: loaded at once, before the rest. */
  priority?: boolean;
  className?: string;
}

const WIDTHS: Readonly<Record<PhotoImageProps['size'], readonly PhotoWidth[]>> = {
  thumbnail: [224],
  card: [640],
  full: [640, 1280],
};

/** A photo in the smallest format the browser knows, over its own colour until it is there. */
export function PhotoImage({ photo, alt, size, drawing, priority = false, className = '' }: PhotoImageProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <DrawnPhoto drawing={drawing} className={className} />;
  const widths = WIDTHS[size];
  const srcSet = (format: PhotoFormat) =>
    widths.map((width) => `${photoUrl(photo.id, width, format)} ${Math.min(width, photo.width)}w`).join(', ');
  const [smallest = 640] = widths;
  const isSquare = size === 'thumbnail';
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet('avif')} sizes="(width < 768px) 100vw, 720px" />
      <img
        src={photoUrl(photo.id, smallest, 'webp')}
        alt={alt}
        width={isSquare ? 224 : photo.width}
        height={isSquare ? 224 : photo.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        // The colour is data of the photo, not of the design.
        style={{ backgroundColor: photo.color }}
        className={`object-cover ${className}`}
        onError={() => setBroken(true)}
      />
    </picture>
  );
}

/** Where there is no photo: the species, drawn. */
export function DrawnPhoto({ drawing, className = '' }: { drawing: SpeciesDrawingName; className?: string }) {
  return (
    <div className={`flex items-center justify-center bg-sunken text-muted ${className}`}>
      <SpeciesDrawing name={drawing} className="h-3/5 max-h-40 w-3/5" />
    </div>
  );
}
