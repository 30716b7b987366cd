import type { ReactNode } from 'react';
import { quantityLeft } from '#shared/posts/catches/quantity-words.ts';
import { isEditable } from '#shared/posts/edit-window.ts';
import { figureWords } from '#shared/posts/figure-words.ts';
import { freshHoursOf } from '#shared/posts/offered.ts';
import { freshHoursOfPledge } from '#shared/posts/pledges/rules.ts';
import { drawingFor, speciesName } from '#shared/species/species.ts';
import { pro } from '#words/posts/marketplace.ts';
import * as words from '#words/posts/my-posts.ts';
import { Badge } from '../../../components/badge.tsx';
import { RelativeTime } from '../../../components/text/relative-time.tsx';
import { RichText } from '../../../components/text/rich-text.tsx';
import { serverNow } from '../../../lib/device/server-clock.ts';
import { PATHS, toEditPost, toPost } from '../../../lib/navigation/paths.ts';
import { useParts } from '../../../lib/site/site.ts';
import { PostCard } from '../../../parts/posts/post-card.tsx';
import { SharedVisits } from '../../../parts/sharing/shared-visits.tsx';
import { isTooOld, type OwnPost, standingOf } from './own-posts.ts';
import { PostActions } from './post-actions.tsx';

export interface OwnPostCardProps {
  own: OwnPost;
  priority: boolean;
  /** Renders the claims of a pledge, or the reservations of a catch. */
  renderHolds(own: OwnPost, onChanged: () => void): ReactNode;
  /** Called when the post was changed or deleted. */
  onChanged(): void;
}

/** A post for its owner, with its state. */
export function OwnPostCard({ own, priority, renderHolds, onChanged }: OwnPostCardProps) {
  const { kind, post } = own;
  const { hasKind } = useParts();
  const standing = standingOf(own);
  const soldAt = kind === 'catch' ? post.soldAt : undefined;
  const isOver = isTooOld(own);
  const before =
    kind === 'catch'
      ? quantityLeft(post)
      : `${words.mealsLeft(post.mealsLeft)} · ${words.likes(post.likeCount)}`;
  return (
    <PostCard
      to={hasKind(kind) ? addressOf(own) : PATHS.myPosts}
      title={speciesName(post)}
      figure={figureWords(post)}
      place={`${before} · ${post.location}`}
      note={
        isOver && soldAt === undefined ? (
          words.over(kind === 'catch' ? freshHoursOf(post) : freshHoursOfPledge(post))
        ) : (
          <RichText
            text={soldAt === undefined ? words.posted : words.soldSince}
            tags={{ time: () => <RelativeTime time={soldAt ?? post.createdAt} /> }}
          />
        )
      }
      badge={
        <span className="flex flex-wrap justify-end gap-1">
          <Badge kind="quiet">{words.kinds[kind]}</Badge>
          {kind === 'catch' && post.isPro && <Badge kind="pro">{pro}</Badge>}
          <Badge kind={standing === 'available' ? 'quiet' : 'new'}>{words.standings[standing]}</Badge>
        </span>
      }
      photo={post.photo}
      drawing={drawingFor(post)}
      priority={priority}
      footer={
        <>
          {renderHolds(own, onChanged)}
          <PostActions own={own} onChanged={onChanged} />
          <div className="px-2 pb-2">
            <SharedVisits id={post.id} />
          </div>
        </>
      }
    />
  );
}

/** A hidden catch has no page: the link opens its form, if it can still be edited. */
function addressOf({ kind, post }: OwnPost): string {
  if (!post.hidden || kind === 'pledge') return toPost(kind, post.id);
  if (!isEditable(post, serverNow())) return PATHS.myPosts;
  return toEditPost(kind, post.id);
}
