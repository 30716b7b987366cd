import { loading } from '#words/app/components.ts';
import { Skeleton } from './states.tsx';

/** Placeholder for a part of a page that is still loading, next to parts that are already loaded. */
export function LoadingBlock({ className }: { className: string }) {
  return (
    <div role="status" aria-label={loading}>
      <Skeleton className={`w-full ${className}`} />
    </div>
  );
}
