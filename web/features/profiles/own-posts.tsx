import { Link } from 'react-router-dom';
import type { AnswerOf } from '#shared/contract/endpoint.ts';
import { figureWords } from '#shared/posts/figure-words.ts';
import { listMyCatches, type listMyPledges } from '#shared/posts/own-endpoints.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { drawingFor, speciesName } from '#shared/species/species.ts';
import * as words from '#words/profiles/profile.ts';
import { openShareScreen, openShareScreenNamed } from '#words/sharing/share-screen.ts';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Section } from '../../components/section.tsx';
import { CardListSkeleton, ErrorState } from '../../components/states.tsx';
import { RelativeTime } from '../../components/text/relative-time.tsx';
import { RichText } from '../../components/text/rich-text.tsx';
import { SHOWN_IN_PROFILE } from '../../lib/api/first-reads.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { PATHS, toPost, toScreen } from '../../lib/navigation/paths.ts';
import { useParts } from '../../lib/site/site.ts';
import { OWN_POSTS } from '../../parts/posts/own-posts.ts';
import { CardList, PostCard } from '../../parts/posts/post-card.tsx';
import { PostCatchLink } from '../../parts/posts/post-catch-link.tsx';

/** The person's newest catches and pledges. */
export function YourPosts() {
  const { data, error } = useEndpoint(listMyCatches, { query: SHOWN_IN_PROFILE });
  const { hasKind } = useParts();
  // If there are neither, one button is enough, and none appears and disappears while the catches load.
  const catchesHaveWay = hasKind('catch') && !error && !data?.items.length;
  return (
    <>
      <PostsOf kind="catch" hasWay />
      <PostsOf kind="pledge" hasWay={!catchesHaveWay} />
    </>
  );
}

interface PostsOfProps {
  kind: PostKind;
  /** Whether an empty list links to the form of a first post. */
  hasWay: boolean;
}

function PostsOf({ kind, hasWay }: PostsOfProps) {
  const { data, error, mutate } = useEndpoint(OWN_POSTS[kind].list, { query: SHOWN_IN_PROFILE });
  const { hasKind } = useParts();
  const { title, empty } = words.yourPosts[kind];
  // Posts made before the feature was switched off remain the person's own.
  if (!hasKind(kind) && !data?.items.length) return null;
  const all = data?.nextCursor !== undefined && (
    <ButtonLink variant="quiet" to={PATHS.myPosts}>
      {words.seeAll}
    </ButtonLink>
  );
  return (
    <Section title={title} action={all}>
      {!data && error && (
        <ErrorState words={words.postsNotLoaded} detail={words.nothingLost} onRetry={() => mutate()} />
      )}
      {!data && !error && <CardListSkeleton count={1} />}
      {data?.items.length === 0 && (
        <EmptyState words={empty} action={hasWay && <PostCatchLink>{words.postCatch}</PostCatchLink>} />
      )}
      {data && data.items.length > 0 && (
        <CardList label={title}>
          {data.items.map((post) => (
            <OwnPost key={post.id} kind={kind} post={post} hasPage={hasKind(kind) && !post.hidden} />
          ))}
        </CardList>
      )}
    </Section>
  );
}

interface OwnPostProps {
  kind: PostKind;
  post: AnswerOf<typeof listMyCatches | typeof listMyPledges>['items'][number];
  hasPage: boolean;
}

/** Hidden posts, and posts of a part of the site that is switched off, have no page: they link to My Posts. */
function OwnPost({ kind, post, hasPage }: OwnPostProps) {
  const title = speciesName(post);
  return (
    <PostCard
      to={hasPage ? toPost(kind, post.id) : PATHS.myPosts}
      title={title}
      figure={figureWords(post)}
      place={post.location}
      note={<RichText text={words.posted} tags={{ time: () => <RelativeTime time={post.createdAt} /> }} />}
      badge={post.hidden && <Badge kind="quiet">{words.hidden}</Badge>}
      photo={post.photo}
      drawing={drawingFor(post)}
      actions={
        <>
          {/* The whole card is the link; this is its text. */}
          <span
            aria-hidden="true"
            className="text-link pointer-events-none inline-flex min-h-11 items-center text-sm font-semibold"
          >
            {hasPage ? words.viewDetails : words.myPosts}
          </span>
          {hasPage && (
            <Link
              to={toScreen({ kind, id: post.id })}
              aria-label={openShareScreenNamed(title)}
              className="text-link inline-flex min-h-11 items-center text-sm font-semibold"
            >
              {openShareScreen}
            </Link>
          )}
        </>
      }
    />
  );
}
