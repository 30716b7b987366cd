import { loading } from '#words/app/components.ts';
import { Skeleton } from './states.tsx';

/** Stands for a part of a page that is still loading, beside parts that are known already. */
export function LoadingBlock({ className }: { className: string }) {
  return (
    <div role="status" aria-label={loading}>
      <Skeleton className={`w-full ${className}`} />
    </div>
  );
}
