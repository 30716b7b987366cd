import { loadingMore } from '#words/components.ts';
import { Button } from './button.tsx';

interface ShowMoreProps {
  /** 'Show more posts' */
  words: string;
  isLoading: boolean;
  onMore(): void;
  className?: string;
}

/** Below a list that has more to read. */
export function ShowMore({ words, isLoading, onMore, className = 'mt-6' }: ShowMoreProps) {
  return (
    <p className={`text-center ${className}`}>
      <Button variant="secondary" busy={isLoading ? loadingMore : undefined} onClick={onMore}>
        {words}
      </Button>
    </p>
  );
}
