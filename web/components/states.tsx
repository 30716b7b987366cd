import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icons.tsx';

interface EmptyStateProps {
  drawing?: ReactNode;
  words: string;
  /** One useful thing to do next. */
  action?: ReactNode;
}

export function EmptyState({ drawing, words, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-10 text-center">
      {drawing && <div className="text-muted">{drawing}</div>}
      <p className="text-lg font-medium text-balance">{words}</p>
      {action}
    </div>
  );
}

interface ErrorStateProps {
  /** What happened. */
  words: string;
  /** Whether anything was lost, what to do. */
  detail?: string | undefined;
  onRetry?: () => void;
}

export function ErrorState({ words, detail, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <Icon name="alert" className="size-10 text-bad" />
      <p className="text-lg font-medium text-balance">{words}</p>
      {detail && <p className="text-muted">{detail}</p>}
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

export function Skeleton({ className }: { className: string }) {
  return <div className={`animate-breathe rounded-photo bg-sunken ${className}`} />;
}

const CARDS = Array.from({ length: 24 }, (_, index) => index);

/** As large as the list that follows, so that nothing jumps. */
export function CardListSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div role="status" aria-label="Loading" className="grid gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
      {CARDS.slice(0, count).map((card) => (
        <div
          key={card}
          className="flex gap-3 rounded-card border border-line bg-raised p-2.5 md:flex-col md:gap-0 md:p-0"
        >
          <Skeleton className="size-28 shrink-0 md:aspect-[4/3] md:h-auto md:w-full" />
          <div className="flex flex-1 flex-col justify-center gap-2 md:p-4">
            <Skeleton className="h-6 w-2/5" />
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** While a page's own code is on its way. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="page flex flex-col gap-4 py-6">
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
    </div>
  );
}
