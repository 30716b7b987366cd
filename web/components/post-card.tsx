import type { ReactNode, Ref } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Photo } from '#shared/photos/schemas.ts';
import type { SpeciesDrawingName } from '#shared/species.ts';
import { milesShort } from '#words/components.ts';
import { isCatch } from '../lib/paths.ts';
import { DrawnPhoto, PhotoImage } from './photo-image.tsx';

interface PostCardProps {
  to: string;
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
  /** Buttons of their own (heart, like); everything else on the card is the link. */
  actions?: ReactNode;
  /** A row of its own below, for the owner. */
  footer?: ReactNode;
}

/** Shared with the skeleton, which has to be as large. Where text is large for the width, a card's words are below its picture. */
export const CARD_LIST = '@container grid gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3';
export const CARD =
  'relative flex min-h-28 overflow-hidden rounded-card border border-line bg-raised @max-[16em]:flex-col md:flex-col';
export const CARD_PICTURE =
  'h-auto min-h-28 w-28 shrink-0 self-stretch @max-[16em]:h-28 @max-[16em]:w-full md:aspect-[4/3] md:h-auto md:min-h-0 md:w-full';
export const CARD_WORDS = 'flex min-w-0 flex-1 flex-col justify-center px-3.5 py-2 md:justify-start md:p-4';

/** Phone: a row with a square thumbnail. Desktop: a picture above the words. The whole card is one link. */
export function PostCard({ photo, drawing, priority, footer, ...words }: PostCardProps) {
  return (
    <li
      className={`${CARD} ${footer ? 'flex-wrap md:flex-nowrap' : ''} transition-colors hover:border-edge has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus`}
    >
      {photo ? (
        <PhotoImage
          photo={photo}
          alt=""
          size="card"
          drawing={drawing}
          className={CARD_PICTURE}
          {...(priority && { priority })}
        />
      ) : (
        <DrawnPhoto drawing={drawing} className={CARD_PICTURE} />
      )}
      <CardWords {...words} />
      {footer && <div className="relative z-10 w-full border-t border-line px-2 py-1">{footer}</div>}
    </li>
  );
}

function CardWords({
  to,
  title,
  figure,
  place,
  note,
  badge,
  actions,
}: Omit<PostCardProps, 'photo' | 'drawing' | 'priority' | 'footer'>) {
  const { pathname, search, state } = useLocation();
  // Inside a dialog: the page that is under it.
  const over = (isCatch(pathname) && Object(state).over) || pathname + search;
  return (
    <div className={CARD_WORDS}>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h2 className="max-w-full font-sans text-base font-semibold">
          <Link to={to} state={{ over }} className="outline-none after:absolute after:inset-0">
            {title}
          </Link>
        </h2>
        {badge}
      </div>
      <p className="font-display text-lg font-bold text-accent-text">{figure}</p>
      <p className="text-sm text-muted md:mt-1 md:truncate">{place}</p>
      <div className="flex flex-wrap items-end justify-between gap-x-2">
        {note && <p className="text-sm text-muted">{note}</p>}
        {actions && <div className="relative z-10 ml-auto flex gap-2">{actions}</div>}
      </div>
    </div>
  );
}

/** How far away, in front of a card's note. */
export function Miles({ miles }: { miles: number | undefined }) {
  if (miles === undefined) return null;
  return (
    <>
      <b>{milesShort(miles)}</b> ·{' '}
    </>
  );
}

interface CardListProps {
  ref?: Ref<HTMLUListElement>;
  label: string;
  /** Each card as tall as it has to be, where some hold much more than others. */
  isUneven?: boolean;
  children: ReactNode;
}

/** Rows on a phone, a grid on larger screens. */
export function CardList({ ref, children, label, isUneven = false }: CardListProps) {
  return (
    <ul ref={ref} aria-label={label} className={isUneven ? `${CARD_LIST} items-start` : CARD_LIST}>
      {children}
    </ul>
  );
}
