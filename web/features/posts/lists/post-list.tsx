import { type ReactNode, Suspense } from 'react';
import { PartFailed } from '../../../components/part-failed.tsx';
import { ListEnd } from '../../../components/show-more.tsx';
import { CardListSkeleton, ErrorState } from '../../../components/states.tsx';
import { useFocusFirstNew } from '../../../components/use-focus-first-new.ts';
import type { EndpointList } from '../../../lib/api/use-endpoint-list.ts';
import { lazyPart } from '../../../lib/first-paint/lazy-with-styles.ts';
import { useIsHydrated } from '../../../lib/first-paint/use-is-hydrated.ts';
import type { NearPlace } from '../../../lib/near-me/near-place.ts';
import { useParts } from '../../../lib/site/site.ts';
import type { ListedPost } from '../../../parts/posts/listed-post.ts';
import { CardList } from '../../../parts/posts/post-card.tsx';
import { usePostList } from '../../../parts/posts/use-post-list.ts';
import type { MappedKind, MappedPost } from '../map/spots.ts';

const NoPosts = lazyPart(() => import('./no-posts.tsx'), PartFailed);
const PostMap = lazyPart(() => import('../map/post-map.tsx'), PartFailed);

/** The options of a page's post list, the same for catches and pledges. */
export interface PostListOptions {
  /** The place for Near Me. */
  near?: NearPlace | undefined;
  /** Whether the nearest come first instead of the newest. */
  isNearestFirst?: boolean;
  isMap: boolean;
  /** A summary above the list; called with undefined until the posts are known. */
  renderSummary?: (shown: ShownPosts | undefined) => ReactNode;
  /** Clears all filters; absent if none is set. */
  clearFilters?: (() => void) | undefined;
  clearNear(): void;
}

export interface ShownPosts {
  count: number;
  /** Whether these are all posts. */
  isWhole: boolean;
  fishermanName: string | undefined;
}

interface ListPost extends MappedPost {
  fishermanName: string;
}

interface PostListProps<T> extends PostListOptions {
  list: EndpointList<T>;
  kind: MappedKind;
  /** The owner, if the list is of one person. */
  fisherman?: string | undefined;
  /** For example "Marketplace catches". */
  label: string;
  failure: string;
  /** Replaces the usual text of an empty list. */
  empty?: ReactNode;
  /** The nearest posts farther away, shown if Near Me finds nothing. */
  nearest?: ReactNode;
  renderCard(listed: ListedPost<T>, isFirst: boolean): ReactNode;
}

/** Posts as cards or on a map, or the message that replaces them. */
export function PostList<T extends ListPost>(props: PostListProps<T>) {
  const { label, failure, renderCard, renderSummary } = props;
  const shown = usePostList(props.list, props.near, props);
  const { posts, isLoading, hasMore, retry } = shown;
  // An invalid id belongs to nobody, so the list is empty.
  const error = props.fisherman !== undefined && shown.error?.status === 422 ? undefined : shown.error;
  const { list, expectMore } = useFocusFirstNew(posts.length);

  // The server doesn't load the code of maps.
  const isHydrated = useIsHydrated();
  const isMap = useParts().isOn('map') && props.isMap;

  const isEmpty = posts.length === 0;
  if (isEmpty && error) return <ErrorState words={failure} onRetry={retry} />;
  const isUnknown = isEmpty && isLoading;
  const fishermanName = posts[0]?.post.fishermanName;
  const summary = renderSummary?.(
    isUnknown ? undefined : { count: posts.length, isWhole: !hasMore, fishermanName },
  );
  if (isUnknown) {
    return (
      <>
        {summary}
        <CardListSkeleton />
      </>
    );
  }
  return (
    <>
      {summary}
      {isEmpty && !hasMore && (
        <Suspense fallback={<CardListSkeleton />}>
          {props.empty ?? <NoPosts kind={props.kind} {...amongOf(props)} />}
          {props.nearest}
        </Suspense>
      )}
      {isMap && !isEmpty ? (
        <Suspense fallback={<CardListSkeleton />}>
          {isHydrated ? (
            <PostMap
              posts={posts}
              near={props.near}
              kind={props.kind}
              label={label}
              renderCard={(listed: ListedPost<T>) => renderCard(listed, false)}
            />
          ) : (
            <CardListSkeleton />
          )}
        </Suspense>
      ) : (
        <CardList ref={list} label={label}>
          {posts.map((listed, index) => renderCard(listed, index < 4))}
        </CardList>
      )}
      <ListEnd list={{ ...shown, error }} failure={failure} onMore={expectMore} />
    </>
  );
}

/** The reason why a list is empty, and how to widen it. */
function amongOf({
  clearFilters,
  fisherman,
  near,
  clearNear,
}: PostListOptions & { fisherman?: string | undefined }) {
  if (clearFilters) return { among: 'filtered', onClear: clearFilters } as const;
  if (fisherman) return { among: 'fisherman', onClear: undefined } as const;
  return near
    ? ({ among: 'near', place: near.name, onClear: clearNear } as const)
    : ({ among: 'all', onClear: undefined } as const);
}
