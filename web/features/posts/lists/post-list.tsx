import { type ReactNode, Suspense } from 'react';
import type { PostKind } from '#shared/posts/schemas.ts';
import { PartFailed } from '../../../components/part-failed.tsx';
import { ListEnd } from '../../../components/show-more.tsx';
import { CardListSkeleton, ErrorState } from '../../../components/states.tsx';
import { useFocusFirstNew } from '../../../components/use-focus-first-new.ts';
import type { EndpointList } from '../../../lib/api/use-endpoint.ts';
import { lazyPart } from '../../../lib/first-paint/lazy-with-styles.ts';
import { useIsHydrated } from '../../../lib/first-paint/use-is-hydrated.ts';
import type { NearPlace } from '../../../lib/near-me/near-place.ts';
import { useParts } from '../../../lib/site/site.ts';
import type { ListedPost } from '../../../parts/posts/listed-post.ts';
import { CardList } from '../../../parts/posts/post-card.tsx';
import { usePostList } from '../../../parts/posts/use-post-list.ts';
import type { MappedPost } from '../map/spots.ts';

const NoPosts = lazyPart(() => import('./no-posts.tsx'), PartFailed);
const PostMap = lazyPart(() => import('../map/post-map.tsx'), PartFailed);

/** How a page wants its posts: what is the same for catches and pledges. */
export interface PostListOptions {
  /** Where Near Me looks around. */
  near?: NearPlace | undefined;
  /** Instead of the newest. */
  isNearestFirst?: boolean;
  isMap: boolean;
  /** Words on what is shown, above the list, and above its skeleton while that is not known. */
  renderSummary?: (shown: ShownPosts | undefined) => ReactNode;
  /** Takes all filters away, where there are any. */
  clearFilters?: (() => void) | undefined;
  clearNear(): void;
}

export interface ShownPosts {
  count: number;
  /** There are no others. */
  isWhole: boolean;
  fishermanName: string | undefined;
}

interface ListPost extends MappedPost {
  fishermanName: string;
}

interface PostListProps<T> extends PostListOptions {
  list: EndpointList<T>;
  kind: PostKind;
  /** The owner, if the list is of one person. */
  fisherman?: string | undefined;
  /** `Marketplace catches` */
  label: string;
  failure: string;
  /** Instead of the usual words for a list with nothing in it. */
  empty?: ReactNode;
  /** Shown where Near Me finds nothing: the nearest posts beyond. */
  nearest?: ReactNode;
  renderCard(listed: ListedPost<T>, isFirst: boolean): ReactNode;
}

/** Posts as cards or on a map, with all that can come instead of them. */
export function PostList<T extends ListPost>(props: PostListProps<T>) {
  const { label, failure, renderCard, renderSummary } = props;
  const shown = usePostList(props.list, props.near, props);
  const { posts, isLoading, hasMore, retry } = shown;
  // An invalid id belongs to nobody, so it has no posts.
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

/** The reason why a list is empty, and how it can be widened. */
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
