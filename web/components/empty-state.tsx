import type { ReactNode } from 'react';
import { StateWords } from './states.tsx';

interface EmptyStateProps {
  drawing?: ReactNode;
  words: string;
  /** Nothing else is on the page, so the text is its heading. */
  isPage?: boolean;
  /** A useful next action. */
  action?: ReactNode;
}

export function EmptyState({ drawing, words, isPage = false, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-10 text-center">
      {drawing && <div className="text-muted">{drawing}</div>}
      <StateWords isPage={isPage}>{words}</StateWords>
      {action}
    </div>
  );
}
