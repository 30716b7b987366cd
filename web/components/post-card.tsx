import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Photo } from '#shared/photos/schemas.ts';
import type { SpeciesDrawingName } from '#shared/species.ts';
import { DrawnPhoto, PhotoImage } from './photo-image.tsx';
import { useIsWide } from './use-is-wide.ts';

interface PostCardProps {
  to: string;
  /** Router state of the link. */
  state?: unknown;
  title: string;
  /** The strongest figure: a price, or "24 meals". */
  figure: ReactNode;
  place: ReactNode;
  /** A quiet line: freshness. */
  note?: ReactNode;
  badge?: ReactNode;
  photo?: Photo | undefined;
  drawing: SpeciesDrawingName;
  priority?: boolean;
}

/** Phone: a row with a square thumbnail. Desktop: a picture above the words. The whole card is one link. */
export function PostCard({
  to,
  state,
  title,
  figure,
  place,
  note,
  badge,
  photo,
  drawing,
  priority,
}: PostCardProps) {
  const isWide = useIsWide();
  const picture = 'size-28 shrink-0 rounded-control md:aspect-[4/3] md:h-auto md:w-full md:rounded-b-none';
  return (
    <li className="relative flex gap-3 rounded-card border border-line bg-raised p-2.5 transition-colors hover:border-edge md:flex-col md:gap-0 md:p-0">
      {photo ? (
        <PhotoImage
          photo={photo}
          alt=""
          size={isWide ? 'card' : 'thumbnail'}
          drawing={drawing}
          className={picture}
          {...(priority && { priority })}
        />
      ) : (
        <DrawnPhoto drawing={drawing} className={picture} />
      )}
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-0.5 py-0.5 md:p-4">
        <div className="flex items-start justify-between gap-2">
          <h3 className="text-lg">
            <Link to={to} state={state} className="after:absolute after:inset-0 after:rounded-card">
              {title}
            </Link>
          </h3>
          {badge}
        </div>
        <p className="text-lg font-bold text-accent-text">{figure}</p>
        <p className="truncate text-muted">{place}</p>
        {note && <p className="text-sm text-muted">{note}</p>}
      </div>
    </li>
  );
}

/** Rows on a phone, a grid on larger screens. */
export function CardList({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul aria-label={label} className="grid gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
      {children}
    </ul>
  );
}
