import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Photo } from '#shared/photos/schemas.ts';
import type { SpeciesDrawingName } from '#shared/species/species.ts';
import * as words from '#words/posts/parts.ts';
import { Icon } from '../../../components/drawings/icons.tsx';
import { DrawnPhoto, PhotoImage } from '../../../parts/posts/photo-image.tsx';
import { thumbnailBelow } from './thumbnail-below.ts';

export interface GalleryProps {
  photos: readonly Photo[];
  /** The label of the photos. */
  name: string;
  drawing: SpeciesDrawingName;
  /** The photo that is shown first. */
  start?: number;
  /** Whether a list has already shown the first photo. */
  isListed?: boolean;
  /** Whether it fills the screen. If so, arrow keys change photos wherever the focus is. */
  hasPage?: boolean;
}

const FRAME = 'aspect-[4/3] h-auto w-full rounded-card md:aspect-video';

/** Shows one photo at a time. People swipe, use keys or buttons, or choose a thumbnail below. */
export function Gallery({
  photos,
  name,
  drawing,
  start = 0,
  isListed = false,
  hasPage = false,
}: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(start);
  useLayoutEffect(() => {
    if (start === 0) return;
    strip.current?.children[start]?.scrollIntoView({
      behavior: 'instant',
      block: 'nearest',
      inline: 'start',
    });
  }, [start]);
  const show = (index: number) => {
    const next = Math.max(0, Math.min(photos.length - 1, index));
    strip.current?.children[next]?.scrollIntoView({ block: 'nearest', inline: 'start' });
    setShown(next);
  };
  const step = (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    show(shown + by);
  };
  useKeys(hasPage, step);
  if (photos.length === 0) return <DrawnPhoto drawing={drawing} className={FRAME} />;
  return (
    <section
      aria-label={words.photos}
      aria-roledescription={words.gallery}
      className="flex flex-col gap-2"
      onKeyDown={hasPage ? undefined : step}
    >
      <div className="relative">
        <ul
          ref={strip}
          tabIndex={photos.length > 1 ? 0 : undefined}
          aria-label={photos.length > 1 ? words.photoOf(shown + 1, photos.length) : undefined}
          onScroll={({ currentTarget }) =>
            setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
          }
          className="flex snap-x snap-mandatory overflow-x-auto rounded-card motion-safe:scroll-smooth [scrollbar-width:none]"
        >
          {photos.map((photo, index) => (
            <li key={photo.id} className="w-full shrink-0 snap-start">
              <PhotoImage
                photo={photo}
                alt={photos.length > 1 ? words.namedPhotoOf(name, index + 1, photos.length) : name}
                size="full"
                drawing={drawing}
                priority={index === 0}
                style={index === 0 && isListed ? thumbnailBelow(photo) : undefined}
                className={FRAME}
              />
            </li>
          ))}
        </ul>
        {shown > 0 && (
          <Step label={words.previousPhoto} side="left-2 rotate-90" onStep={() => show(shown - 1)} />
        )}
        {shown < photos.length - 1 && (
          <Step label={words.nextPhoto} side="right-2 -rotate-90" onStep={() => show(shown + 1)} />
        )}
      </div>
      {photos.length > 1 && (
        <ul data-needs-script className="flex gap-2">
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <button
                type="button"
                aria-pressed={index === shown}
                aria-label={words.showPhoto(index + 1)}
                onClick={() => show(index)}
                className="block overflow-hidden rounded-photo aria-pressed:outline-3 aria-pressed:outline-accent"
              >
                <PhotoImage photo={photo} alt="" size="thumbnail" drawing={drawing} className="size-20" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Handles keys pressed anywhere on the page. */
function useKeys(isOn: boolean, onKey: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(onKey);
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}

function Step({ label, side, onStep }: { label: string; side: string; onStep(): void }) {
  return (
    <button
      type="button"
      data-needs-script
      aria-label={label}
      onClick={onStep}
      className={`absolute top-1/2 flex size-11 -translate-y-1/2 items-center justify-center rounded-full bg-deep/80 text-deep-ink hover:bg-deep ${side}`}
    >
      <Icon name="chevron" />
    </button>
  );
}
