import { useState } from 'react';
import type { SitePost } from '#shared/moderation/post-schemas.ts';
import * as words from '#words/moderation/site-posts.ts';
import { Button } from '../../components/button.tsx';
import { rememberFocus } from '../../components/return-focus.ts';
import { ModerationDialog } from './moderation-dialog.tsx';

interface ModerationBarProps {
  /** At least one. */
  posts: readonly SitePost[];
  onClear(): void;
  onChanged(): Promise<unknown>;
}

type Action = keyof typeof words.actions;

/** Actions on the selected posts. Each action applies to the selected posts whose state it changes. */
export function ModerationBar({ posts, onClear, onChanged }: ModerationBarProps) {
  const [asked, setAsked] = useState<{ action: Action; posts: readonly SitePost[] }>();
  const takenDown = posts.filter(({ state }) => state === 'taken_down');
  const others = posts.filter(({ state }) => state !== 'taken_down');
  return (
    // Sticky only while the text is small: otherwise it would be under the bottom bar.
    <div className="above-bottom-bar z-20 flex flex-wrap items-center gap-3 border-t border-line bg-surface py-3 @min-[18rem]:sticky md:bottom-0">
      <p role="status" className="font-semibold">
        {words.selected(posts.length)}
      </p>
      {others.length > 0 && (
        <Button onClick={() => setAsked({ action: 'takeDown', posts: others })}>
          {words.actions.takeDown.label(others.length)}
        </Button>
      )}
      {takenDown.length > 0 && (
        <Button variant="secondary" onClick={() => setAsked({ action: 'restore', posts: takenDown })}>
          {words.actions.restore.label(takenDown.length)}
        </Button>
      )}
      <Button
        variant="quiet"
        onClick={() => {
          // The button goes away with the selection.
          rememberFocus()();
          onClear();
        }}
      >
        {words.clear}
      </Button>
      {asked && (
        <ModerationDialog
          {...asked}
          onChanged={onChanged}
          onDone={onClear}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
