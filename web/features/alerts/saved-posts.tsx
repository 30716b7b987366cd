import { useRef } from 'react';
import { listSavedPosts } from '#shared/alerts/saved-endpoints.ts';
import type { AnswerOf } from '#shared/contract/endpoint.ts';
import * as words from '#words/alerts/saved-posts.ts';
import { browse } from '#words/alerts/saved-searches.ts';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListEnd } from '../../components/show-more.tsx';
import { CardListSkeleton, ErrorState } from '../../components/states.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { toMarketplace, toSubject } from '../../lib/navigation/paths.ts';
import { useParts } from '../../lib/site/site.ts';
import { SavePostButton } from '../../parts/alerts/save-post-button.tsx';
import { useTurnedOff } from '../../parts/favorites/likes-and-favorites.ts';
import { moveFocusOn } from '../../parts/favorites/move-focus-on.ts';
import { CardList, PostCard } from '../../parts/posts/post-card.tsx';
import { followedPost } from './followed-post.ts';

/** Saved posts, the newest post first. A removed one disappears at once, and returns if the removal is undone. */
export default function SavedPosts() {
  const list = useEndpointList(listSavedPosts, {}, { isChangedElsewhere: true });
  const isOff = {
    catch: useTurnedOff('catch'),
    pledge: useTurnedOff('pledge'),
    landing: useTurnedOff('landing'),
  };
  const cards = useRef<HTMLUListElement>(null);
  const { firstKind } = useParts();
  if (list.isLoading) return <CardListSkeleton />;
  if (!list.first) return <ErrorState words={words.notLoaded} onRetry={list.retry} />;
  const saved = list.items.filter(({ kind, postId }) => !isOff[kind](postId));
  if (saved.length === 0 && !list.hasMore) {
    return (
      <EmptyState
        drawing={<EmptyDock />}
        words={words.none}
        action={
          <>
            <p className="max-w-form text-muted">{words.noneLead}</p>
            <ButtonLink to={toMarketplace({ kind: firstKind })}>{browse[firstKind]}</ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <>
      <CardList ref={cards} label={words.list}>
        {saved.map((each) => (
          <SavedCard key={each.postId} saved={each} onRemove={() => moveFocusOn(cards.current)} />
        ))}
      </CardList>
      <ListEnd list={list} failure={words.moreNotLoaded} />
    </>
  );
}

type SavedPost = AnswerOf<typeof listSavedPosts>['items'][number];

function SavedCard({ saved: { kind, postId, ...saved }, onRemove }: { saved: SavedPost; onRemove(): void }) {
  const post = followedPost(saved);
  const name = post?.title ?? words.gone;
  const button = (
    <SavePostButton
      kind={kind}
      post={post ?? { id: postId }}
      name={name}
      isLabeled={false}
      className="-my-2 -mr-3"
      onRemove={onRemove}
    />
  );
  if (!post) {
    return (
      <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-raised p-4 text-muted">
        <p>{name}</p>
        {button}
      </li>
    );
  }
  return (
    <PostCard
      to={toSubject(kind, postId)}
      title={name}
      figure={post.figure}
      place={`${post.fishermanName} · ${post.location}`}
      badge={saved.catch?.soldAt && <Badge kind="quiet">{words.sold}</Badge>}
      photo={post.photo}
      drawing={post.drawing}
      actions={button}
    />
  );
}
