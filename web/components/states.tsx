import { useEffect, useState } from 'react';
import { loading, loadingMore, triedWhenBack, tryAgain } from '#words/app/components.ts';
import { useIsOnline } from '../lib/device/use-is-online.ts';
import { Button } from './button.tsx';
import { CARD, CARD_LIST, CARD_PICTURE, CARD_WORDS } from './cards/card-styles.ts';
import { FirstIcon } from './drawings/first-icons.tsx';
import { NeedsScript } from './needs-script.tsx';

/** The main text of a state. */
export function StateWords({ isPage, children }: { isPage: boolean; children: string }) {
  const Tag = isPage ? 'h1' : 'p';
  return <Tag className="font-sans text-lg font-medium tracking-normal text-balance">{children}</Tag>;
}

interface ErrorStateProps {
  /** The error text. */
  words: string;
  /** Nothing else is on the page, so the text is its heading. */
  isPage?: boolean;
  /** Says whether anything was lost, and what to do. */
  detail?: string | undefined;
  /** Tries again; a promise is awaited. */
  onRetry?: () => unknown;
}

export function ErrorState({ words, isPage = false, detail, onRetry }: ErrorStateProps) {
  // A read that can be retried is repeated automatically once the network is back.
  const isOffline = !useIsOnline() && onRetry !== undefined;
  useEffect(() => {
    if (!onRetry) return;
    const retry = () => void onRetry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [onRetry]);
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <FirstIcon
        name={isOffline ? 'offline' : 'alert'}
        className={`size-10 ${isOffline ? 'text-muted' : 'text-bad'}`}
      />
      <StateWords isPage={isPage}>{isOffline ? triedWhenBack : words}</StateWords>
      {!isOffline && detail && <p className="text-muted">{detail}</p>}
      {!isOffline && onRetry && <RetryButton variant="secondary" onRetry={onRetry} />}
    </div>
  );
}

interface RetryButtonProps {
  variant: 'secondary' | 'quiet';
  onRetry(): unknown;
}

/** Shows a busy state while it retries. Otherwise a second failure would look as if nothing had been pressed. */
export function RetryButton({ variant, onRetry }: RetryButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await onRetry();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button data-needs-script variant={variant} busy={isBusy ? loadingMore : undefined} onClick={retry}>
      {tryAgain}
    </Button>
  );
}

export function Skeleton({ className }: { className: string }) {
  return <div className={`animate-breathe rounded-photo bg-sunken ${className}`} />;
}

const CARDS = Array.from({ length: 24 }, (_, index) => index);

/** The size of the list that follows, so that the layout doesn't shift. */
export function CardListSkeleton({ count = 6 }: { count?: number }) {
  return (
    <>
      <div data-needs-script role="status" aria-label={loading} className={CARD_LIST}>
        {CARDS.slice(0, count).map((card) => (
          // On a narrow phone one or two lines of most cards wrap.
          <div key={card} className={`${CARD} max-[359px]:min-h-36`}>
            <div className={`${CARD_PICTURE} animate-breathe bg-sunken`} />
            <div className={CARD_WORDS}>
              <Bone line="text-base" className="w-2/5" />
              <Bone line="text-lg" className="w-3/5" />
              <Bone line="text-sm" className="w-4/5 md:mt-1" />
              <Bone line="text-sm" className="w-1/2" />
            </div>
          </div>
        ))}
      </div>
      <NeedsScript />
    </>
  );
}

/** Placeholder for a line of text: as tall as the line, with a slightly smaller bar. */
function Bone({ line, className }: { line: 'text-base' | 'text-lg' | 'text-sm'; className: string }) {
  return (
    <div className={`${line} ${className} animate-breathe`}>
      <span className="inline-block h-[0.8em] w-full rounded-photo bg-sunken align-middle" />
    </div>
  );
}

/** Shown while a page's own code is loading. */
export function PageSkeleton() {
  return (
    <>
      <div data-needs-script role="status" aria-label={loading} className="page flex flex-col gap-4 py-6">
        <Skeleton className="h-9 w-3/5" />
        <Skeleton className="h-48 w-full" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-5 w-3/5" />
      </div>
      <div className="page">
        <NeedsScript />
      </div>
    </>
  );
}
