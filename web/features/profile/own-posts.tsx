import type { ReactNode } from 'react';
import type { AnswerOf } from '#shared/contract/endpoint.ts';
import { listMyCatches, listMyPledges } from '#shared/me/endpoints.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import { drawingFor, type Species, speciesName } from '#shared/species.ts';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { CardList, PostCard } from '../../components/post-card.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { CardListSkeleton, EmptyState, ErrorState } from '../../components/states.tsx';
import { PATHS, toCatch, toPledge } from '../../lib/paths.ts';
import { useEndpoint } from '../../lib/use-endpoint.ts';
import { Section } from './section.tsx';

type OwnCatch = AnswerOf<typeof listMyCatches>['items'][number];

interface OwnPostsProps {
  /** How a price and a number of meals are put, as everywhere on the site. */
  words: { price(post: OwnCatch): ReactNode; meals(count: number): ReactNode };
}

/** The newest few; My Posts has them all. */
const SHOWN = { limit: '6' };

export function YourCatches({ words }: OwnPostsProps) {
  const { data, error, mutate } = useEndpoint(listMyCatches, { query: SHOWN });
  return (
    <PostSection
      title="Your Catches"
      empty="You have not posted a catch yet."
      posts={data?.items}
      failed={error !== undefined}
      onRetry={() => void mutate()}
      hasMore={data?.nextCursor !== undefined}
      render={(post) => (
        <OwnPost key={post.id} post={post} to={toCatch(post.id)} figure={words.price(post)} />
      )}
    />
  );
}

export function YourPledges({ words }: OwnPostsProps) {
  const { data, error, mutate } = useEndpoint(listMyPledges, { query: SHOWN });
  return (
    <PostSection
      title="Your Pledges"
      empty="You have not pledged any meals yet."
      posts={data?.items}
      failed={error !== undefined}
      onRetry={() => void mutate()}
      hasMore={data?.nextCursor !== undefined}
      render={(post) => (
        <OwnPost key={post.id} post={post} to={toPledge(post.id)} figure={words.meals(post.mealsPledged)} />
      )}
    />
  );
}

interface PostSectionProps<T> {
  title: string;
  empty: string;
  posts: readonly T[] | undefined;
  failed: boolean;
  onRetry(): void;
  hasMore: boolean;
  render(post: T): ReactNode;
}

function PostSection<T>({ title, empty, posts, failed, onRetry, hasMore, render }: PostSectionProps<T>) {
  const all = hasMore && (
    <ButtonLink variant="quiet" to={PATHS.myPosts}>
      See all
    </ButtonLink>
  );
  return (
    <Section title={title} action={all}>
      {posts === undefined && failed && (
        <ErrorState words="Your posts could not be loaded." detail="Nothing is lost." onRetry={onRetry} />
      )}
      {posts === undefined && !failed && <CardListSkeleton count={1} />}
      {posts?.length === 0 && (
        <EmptyState words={empty} action={<ButtonLink to={PATHS.postCatch}>Post Catch</ButtonLink>} />
      )}
      {posts !== undefined && posts.length > 0 && <CardList label={title}>{posts.map(render)}</CardList>}
    </Section>
  );
}

interface OwnPostProps {
  post: {
    species: Species;
    customSpecies?: string | undefined;
    location: string;
    createdAt: string;
    hidden: boolean;
    photo?: Photo | undefined;
  };
  to: string;
  figure: ReactNode;
}

/** A hidden post has no page to look at: My Posts is where it can be shown again. */
function OwnPost({ post, to, figure }: OwnPostProps) {
  const title = speciesName(post);
  return (
    <PostCard
      to={post.hidden ? PATHS.myPosts : to}
      title={title}
      figure={figure}
      place={post.location}
      note={
        <>
          Posted <RelativeTime time={post.createdAt} />
        </>
      }
      badge={post.hidden && <Badge kind="quiet">Hidden</Badge>}
      photo={post.photo}
      drawing={drawingFor(post.species)}
      actions={
        // The whole card is the link; these are the words for it.
        <span aria-hidden="true" className="text-link pointer-events-none text-sm font-semibold">
          {post.hidden ? 'My Posts' : 'View Details'}
        </span>
      }
    />
  );
}
