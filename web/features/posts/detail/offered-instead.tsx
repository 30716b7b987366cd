import type { ReactNode } from 'react';
import type { Coordinates } from '#shared/fields.ts';
import { cellOf, isNearMe } from '#shared/places/distance.ts';
import { writeCell } from '#shared/places/near.ts';
import { freshHoursOf, type OverBecause } from '#shared/posts/offered.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import * as words from '#words/posts/posts.ts';
import { CardListSkeleton } from '../../../components/states.tsx';
import { CardList } from '../../../parts/posts/post-card.tsx';

const SHOWN = 3;

interface Placed {
  id: string;
  coordinates?: Coordinates | undefined;
  freshHours?: number | undefined;
}

/** The query for posts near a post, or for any posts if its place is unknown. */
export const aroundPost = ({ coordinates }: Placed) =>
  coordinates ? { cell: writeCell(cellOf(coordinates)) } : {};

interface OfferedInsteadProps<T> {
  kind: PostKind;
  /** The post that is no longer offered. */
  post: Placed;
  because: OverBecause;
  answer: { data: { items: T[] } | undefined; error: unknown };
  renderCard(post: T): ReactNode;
}

/** Says that a post is over, and shows others near it. */
export function OfferedInstead<T extends Placed>({
  kind,
  post,
  because,
  answer,
  renderCard,
}: OfferedInsteadProps<T>) {
  const { coordinates } = post;
  const isNear = (each: Placed) =>
    !coordinates || (each.coordinates !== undefined && isNearMe(coordinates, each.coordinates));
  const others = answer.data?.items.filter((each) => each.id !== post.id && isNear(each)).slice(0, SHOWN);
  const title = coordinates ? words.nearInstead : words.newInstead;
  const over = words.over[because];
  return (
    <section aria-label={over.title} className="flex flex-col gap-3">
      <div className="rounded-card bg-sunken p-4">
        <h2 className="text-lg">{over.title}</h2>
        <p>{over[kind](freshHoursOf(post))}</p>
      </div>
      {!others && !answer.error && <CardListSkeleton count={SHOWN} />}
      {others && others.length > 0 && (
        <>
          <h2 className="text-lg">{title}</h2>
          <CardList label={title}>{others.map(renderCard)}</CardList>
        </>
      )}
    </section>
  );
}
