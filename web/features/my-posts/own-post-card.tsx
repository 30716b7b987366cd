import { offeredUntil } from '#shared/catches/rules.ts';
import { isEditable } from '#shared/posts/edit-window.ts';
import { drawingFor, speciesName } from '#shared/species.ts';
import { Badge } from '../../components/badge.tsx';
import { PostCard } from '../../components/post-card.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { PATHS, toEditPost, toPost } from '../../lib/paths.ts';
import type { OwnCatch, OwnPledge, OwnPost } from './own-posts.ts';
import { PostActions } from './post-actions.tsx';

/** The words that lists elsewhere use for the same figures. */
export interface FigureWords {
  price(post: OwnCatch): string;
  meals(count: number): string;
}

interface OwnPostCardProps {
  own: OwnPost;
  words: FigureWords;
  priority: boolean;
  /** The post is another one now, or gone. */
  onChanged(): void;
}

/** A post as its owner sees it: what it is, and how it stands. */
export function OwnPostCard({ own, words, priority, onChanged }: OwnPostCardProps) {
  const { post } = own;
  const shared = {
    title: speciesName(post),
    photo: post.photo,
    drawing: drawingFor(post.species),
    priority,
    footer: <PostActions own={own} onChanged={onChanged} />,
  };
  if (own.kind === 'pledge') return <PledgeRow {...shared} pledge={own.post} words={words} />;
  return (
    <PostCard
      {...shared}
      to={placeOf(own)}
      figure={words.price(own.post)}
      place={`${own.post.quantity} · ${post.location}`}
      note={<CatchNote post={own.post} />}
      badge={<StateBadge hidden={post.hidden} otherwise="Sale" />}
    />
  );
}

/** A hidden post has no public page: its form is where it can be looked at, as long as there is one. */
function placeOf({ kind, post }: OwnPost): string {
  if (!post.hidden) return toPost(kind, post.id);
  if (!isEditable(post, Date.now())) return PATHS.myPosts;
  return toEditPost(kind, post.id);
}

type Shared = Pick<Parameters<typeof PostCard>[0], 'title' | 'photo' | 'drawing' | 'priority' | 'footer'>;

function PledgeRow({ pledge, words, ...shared }: Shared & { pledge: OwnPledge; words: FigureWords }) {
  const isOver = pledge.availableUntil !== undefined && Date.parse(pledge.availableUntil) < Date.now();
  return (
    <PostCard
      {...shared}
      to={placeOf({ kind: 'pledge', post: pledge })}
      figure={words.meals(pledge.mealsPledged)}
      place={`${pledge.mealsLeft} left · ${pledge.location}`}
      note={isOver ? 'Over: caught more than 48 hours ago' : <PostedNote time={pledge.createdAt} />}
      badge={<StateBadge hidden={pledge.hidden} otherwise="Pledge" />}
    />
  );
}

function StateBadge({ hidden, otherwise }: { hidden: boolean; otherwise: string }) {
  return <Badge kind="quiet">{hidden ? 'Hidden' : otherwise}</Badge>;
}

/** Fresh fish leaves the marketplace by itself; its owner should not have to wonder why. */
function CatchNote({ post }: { post: OwnCatch }) {
  const until = offeredUntil({ condition: post.condition, caughtAt: Date.parse(post.caughtDate) });
  if (until !== undefined && until < Date.now()) return 'Over: caught more than 48 hours ago';
  return <PostedNote time={post.createdAt} />;
}

function PostedNote({ time }: { time: string }) {
  return (
    <>
      Posted <RelativeTime time={time} />
    </>
  );
}
