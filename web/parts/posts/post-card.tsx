import type { ReactNode, Ref } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Photo } from '#shared/photos/schemas.ts';
import type { SpeciesDrawingName } from '#shared/species/species.ts';
import { milesShort } from '#words/app/components.ts';
import { CARD, CARD_LIST, CARD_PICTURE, CARD_WORDS } from '../../components/cards/card-styles.ts';
import { Written } from '../../components/text/written.tsx';
import { isCatch } from '../../lib/navigation/first-paths.ts';
import { DrawnPhoto, PhotoImage } from './photo-image.tsx';

interface PostCardProps {
  to: string;
  title: string;
  /** The main figure: a price, or "24 meals". */
  figure: ReactNode;
  place: ReactNode;
  /** A line in a muted colour, such as the freshness. */
  note?: ReactNode;
  badge?: ReactNode;
  photo?: Photo | undefined;
  drawing: SpeciesDrawingName;
  priority?: boolean;
  /** Buttons (favorite, like); everything else on the card is the link. */
  actions?: ReactNode;
  /** A row below the card, for the owner. */
  footer?: ReactNode;
}

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
          priority={priority}
        />
      ) : (
        <DrawnPhoto drawing={drawing} className={CARD_PICTURE} />
      )}
      <CardWords {...words} />
      {footer && (
        <div className="relative z-10 w-full border-t border-line px-2 py-1 md:grid md:flex-1">{footer}</div>
      )}
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
  // Inside a dialog, the page under it.
  const over = (isCatch(pathname) && Object(state).over) || pathname + search;
  return (
    <div className={CARD_WORDS}>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h2 className="max-w-full font-sans text-base font-semibold">
          <Link to={to} state={{ over }} className="outline-none after:absolute after:inset-0">
            <Written>{title}</Written>
          </Link>
        </h2>
        {badge}
      </div>
      <p className="font-display text-lg font-bold text-accent-text">{figure}</p>
      <p className="text-sm text-muted md:mt-1 md:truncate">
        <Written>{place}</Written>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-2">
        {note && <p className="text-sm text-muted">{note}</p>}
        {actions && <div className="relative z-10 ml-auto flex gap-2">{actions}</div>}
      </div>
    </div>
  );
}

/** The distance, in front of a card's note. */
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
  /** Gives each card its own height, where some hold much more than others. */
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
