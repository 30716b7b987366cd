import { loading } from '#words/app/components.ts';
import { Skeleton } from './states.tsx';

/** In place of a part that is on its way, beside what is known already. */
export function LoadingBlock({ className }: { className: string }) {
  return (
    <div role="status" aria-label={loading}>
      <Skeleton className={`w-full ${className}`} />
    </div>
  );
}
