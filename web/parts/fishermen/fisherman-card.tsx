import { type ReactNode, useId } from 'react';
import type { FishermanCard as Fisherman } from '#shared/fishermen/schemas.ts';
import { photoUrl } from '#shared/photos/address.ts';
import { loading } from '#words/app/components.ts';
import { pro } from '#words/posts/marketplace.ts';
import * as words from '#words/posts/parts.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Badge } from '../../components/badge.tsx';
import { Icon } from '../../components/drawings/icons.tsx';
import { Skeleton } from '../../components/states.tsx';
import { Written } from '../../components/text/written.tsx';
import { useParts } from '../../lib/site/site.ts';
import { Rating } from '../ratings/rating.tsx';

interface FishermanCardProps {
  fisherman: Fisherman;
  /** Distance from the reader's place, if that is known. */
  miles?: number | undefined;
  /** Beside the name. */
  favorite?: ReactNode;
  /** Gets the id of the name's element, so that each action's description can refer to it. */
  actions(nameId: string): ReactNode;
}

export const FISHERMAN_LIST = 'grid gap-3 md:grid-cols-2 md:gap-5 xl:grid-cols-3';
const FISHERMAN_CARD = 'flex flex-col gap-3 rounded-card border border-line bg-raised p-4';

export function FishermanCard({ fisherman, miles, favorite, actions }: FishermanCardProps) {
  const nameId = useId();
  const { hasKind } = useParts();
  const { name, photo, isPro, location, bio, pledgeCount } = fisherman;
  return (
    <li className={FISHERMAN_CARD}>
      <div className="flex items-start gap-3">
        <Avatar name={name} photoUrl={photo && photoUrl(photo.id, 224, 'webp')} className="size-16" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h2 id={nameId} className="min-w-0 font-sans text-base font-semibold wrap-anywhere">
              <Written>{name}</Written>
            </h2>
            {isPro && <Badge kind="pro">{pro}</Badge>}
          </div>
          {(location || miles !== undefined) && (
            <p className="flex items-start gap-1 text-sm text-muted wrap-anywhere">
              <Icon name="pin" className="mt-0.5 size-4 shrink-0" />
              <span>
                <Written>{location}</Written>
                {location && miles !== undefined && ' · '}
                {miles !== undefined && <b className="whitespace-nowrap">{words.miles(miles)}</b>}
              </span>
            </p>
          )}
          <p className="text-sm text-muted">
            <Rating {...fisherman} />
            {hasKind('pledge') && <> · {words.pledges(pledgeCount)}</>}
          </p>
        </div>
        {favorite && <div className="-mt-2 -mr-2">{favorite}</div>}
      </div>
      {bio && (
        <p dir="auto" className="line-clamp-3 text-sm wrap-anywhere">
          {bio}
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2 *:flex-1 *:basis-32">{actions(nameId)}</div>
    </li>
  );
}

const SIX = [1, 2, 3, 4, 5, 6];

/** As large as the cards that replace it, so that little moves. @param bars heights of the lines below the name */
export function FishermanListSkeleton({ bars }: { bars: readonly [string, string] }) {
  return (
    <div role="status" aria-label={loading} className={FISHERMAN_LIST}>
      {SIX.map((card) => (
        <div key={card} className={FISHERMAN_CARD}>
          <div className="flex gap-3">
            <Skeleton className="size-16 rounded-full" />
            <div className="flex flex-1 flex-col gap-2 py-1">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
          <Skeleton className={`${bars[0]} w-full`} />
          <Skeleton className={`${bars[1]} w-full`} />
        </div>
      ))}
    </div>
  );
}
