import type { ReactNode } from 'react';
import { HOME_POSTS } from '#shared/limits.ts';
import { milesBetween } from '#shared/places/distance.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import * as words from '#words/posts/parts.ts';
import { Read } from '../../../components/read.tsx';
import { CardListSkeleton } from '../../../components/states.tsx';
import type { NearPlace } from '../../../lib/near-me/near-place.ts';
import type { ListedPost, PlacedPost } from '../../../parts/posts/listed-post.ts';
import { CardList } from '../../../parts/posts/post-card.tsx';

/** The number of newest posts to search if nothing is near. */
export const NEWEST_LOOKED_AT = 100;

interface NearestPostsProps<T> {
  /** The newest posts at any place. */
  newest: {
    data: { items: readonly T[]; nextCursor?: string | undefined } | undefined;
    error: unknown;
    mutate(): unknown;
  };
  near: NearPlace;
  kind: PostKind;
  renderCard(listed: ListedPost<T>): ReactNode;
}

/**
 * The nearest of the newest posts, shown if there is nothing nearby. The device calculates the distances, as in Near
 * Me.
 */
export function NearestPosts<T extends PlacedPost>({ newest, near, kind, renderCard }: NearestPostsProps<T>) {
  const { title, lead } = words.nearest[kind];
  return (
    <Read of={newest} failed={words.nearest.notLoaded} loading={<CardListSkeleton />}>
      {({ items, nextCursor }) => {
        const nearest = nearestOf(items, near);
        if (nearest.length === 0) return null;
        return (
          <section aria-label={title} className="flex flex-col gap-3">
            <h2 className="text-xl">{title}</h2>
            <p className="text-muted">{lead(nextCursor === undefined ? undefined : NEWEST_LOOKED_AT)}</p>
            <CardList label={title}>{nearest.map(renderCard)}</CardList>
          </section>
        );
      }}
    </Read>
  );
}

function nearestOf<T extends PlacedPost>(posts: readonly T[], { at }: NearPlace): ListedPost<T>[] {
  return posts
    .flatMap((post) => (post.coordinates ? [{ post, miles: milesBetween(at, post.coordinates) }] : []))
    .sort((one, other) => one.miles - other.miles)
    .slice(0, HOME_POSTS);
}
