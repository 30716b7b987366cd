import type { ReactNode } from 'react';
import type { EndpointList } from '../lib/api/use-endpoint-list.ts';
import { EmptyState } from './empty-state.tsx';
import { ListEnd } from './show-more.tsx';
import { ErrorState, Skeleton } from './states.tsx';

interface ReadProps<T> {
  /** The result of `useEndpoint`. */
  of: { data: T | undefined; error: unknown; mutate(): unknown };
  /** Shown if it could not be loaded. */
  failed: string;
  detail?: string | undefined;
  /** Nothing else is on the page, so the text is its heading. */
  isPage?: boolean;
  /** Shown until the data is loaded, in the size of the content that follows. */
  loading?: ReactNode;
  children(data: T): ReactNode;
}

/** Shows the loaded data, a loading state, or an error with a retry. */
export function Read<T>({ of: { data, error, mutate }, failed, loading, children, ...state }: ReadProps<T>) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorState {...state} words={failed} onRetry={() => mutate()} />;
  return loading ?? <Skeleton className="h-40 w-full" />;
}

interface ReadListProps<T> {
  list: EndpointList<T>;
  failed: string;
  /** Shown if the list has items but more could not be loaded. */
  moreFailed: string;
  /** Shown if the list is empty. */
  empty: string;
  /** Above the list, if it is not empty. */
  lead?: string;
  /** The class of the list's element. */
  className?: string;
  label?: string;
  keyOf(item: T): string;
  children(item: T): ReactNode;
}

/** A list of the dashboard in all its states: loading, failed, empty, and growing by a button. */
export function ReadList<T>({
  list,
  failed,
  moreFailed,
  empty,
  lead,
  className = 'grid gap-4 lg:grid-cols-2',
  label,
  keyOf,
  children,
}: ReadListProps<T>) {
  if (list.isLoading) return <Skeleton className="h-80 w-full" />;
  if (!list.first) return <ErrorState words={failed} onRetry={() => list.retry()} />;
  if (list.items.length === 0 && !list.hasMore) return <EmptyState words={empty} />;
  return (
    <>
      {lead && <p className="max-w-form text-muted">{lead}</p>}
      <ul aria-label={label} className={className}>
        {list.items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      <ListEnd list={list} failure={moreFailed} />
    </>
  );
}
