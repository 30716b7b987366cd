import { loadingMore, showMore } from '#words/app/components.ts';
import { Button } from './button.tsx';
import { NeedsScript } from './needs-script.tsx';
import { ErrorState } from './states.tsx';

interface ShowMoreProps {
  /** 'Show more posts' */
  words: string;
  isLoading: boolean;
  onMore(): void;
  className?: string;
}

/** Below a list that has more items. */
export function ShowMore({ words, isLoading, onMore, className = 'mt-6' }: ShowMoreProps) {
  return (
    <>
      <NeedsScript />
      <p data-needs-script className={`text-center ${className}`}>
        <Button variant="secondary" busy={isLoading ? loadingMore : undefined} onClick={onMore}>
          {words}
        </Button>
      </p>
    </>
  );
}

interface ListEndProps {
  list: { isLoading: boolean; hasMore: boolean; error: unknown; retry(): unknown; more(): unknown };
  failure: string;
  /** Called before more items are requested. */
  onMore?(): void;
  className?: string;
}

/** The end of a list that has more items, or whose further items could not be loaded. */
export function ListEnd({ list, failure, onMore, className }: ListEndProps) {
  if (list.error) return <ErrorState words={failure} onRetry={() => list.retry()} />;
  if (!list.hasMore) return null;
  const more = () => {
    onMore?.();
    list.more();
  };
  return <ShowMore words={showMore} isLoading={list.isLoading} onMore={more} className={className} />;
}
