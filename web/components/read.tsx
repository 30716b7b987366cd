import type { ReactNode } from 'react';
import type { EndpointList } from '../lib/api/use-endpoint.ts';
import { ListEnd } from './show-more.tsx';
import { EmptyState, ErrorState, Skeleton } from './states.tsx';

interface ReadProps<T> {
  /** The answer of `useEndpoint`. */
  of: { data: T | undefined; error: unknown; mutate(): unknown };
  /** Shown when it could not be read. */
  failed: string;
  detail?: string | undefined;
  /** Nothing else is on the page: the words are its heading. */
  isPage?: boolean;
  /** Shown until the answer is there; as large as what follows. */
  loading?: ReactNode;
  children(data: T): ReactNode;
}

/** Shows what was read, or that it is loading, or that it failed, with a way to try again. */
export function Read<T>({ of: { data, error, mutate }, failed, loading, children, ...state }: ReadProps<T>) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorState {...state} words={failed} onRetry={() => mutate()} />;
  return loading ?? <Skeleton className="h-40 w-full" />;
}

interface ReadListProps<T> {
  list: EndpointList<T>;
  failed: string;
  /** Shown when the list's beginning is there and more could not be read. */
  moreFailed: string;
  /** Shown when there is nothing in it. */
  empty: string;
  /** Above the list, when there is something in it. */
  lead?: string;
  /** Of the list's element. */
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
