import { Suspense, useState } from 'react';
import * as words from '#words/posts/posting.ts';
import { Button } from '../../components/button.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';

const StartOverDialog = lazyPart(() => import('./start-over-dialog.tsx'), PartFailed);

interface KeptNoticeProps {
  /** Says what is removed; by default what a post has. */
  removed?: string;
  onStartOver(): void;
}

/** A notice above a form that starts with an earlier draft. */
export function KeptNotice({ removed, onStartOver }: KeptNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-card border-l-4 border-accent bg-sunken py-1.5 pr-1.5 pl-4">
      <p>{words.keptNotice}</p>
      <Button variant="quiet" onClick={() => setAsking(true)} className="shrink-0">
        {words.startOver}
      </Button>
      {isAsking && (
        <Suspense>
          <StartOverDialog removed={removed} onClose={() => setAsking(false)} onConfirm={onStartOver} />
        </Suspense>
      )}
    </div>
  );
}
