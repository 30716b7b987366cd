import type { ReactNode } from 'react';
import { EmptyDock } from './empty-drawings.tsx';
import { EmptyState } from './states.tsx';

/** Instead of a list that has nothing in it. */
export default function NoPosts({ words, action }: { words: string; action?: ReactNode }) {
  return <EmptyState drawing={<EmptyDock />} words={words} action={action} />;
}
