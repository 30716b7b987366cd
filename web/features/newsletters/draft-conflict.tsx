import * as words from '#words/newsletters/newsletters.ts';
import { ConflictFrame } from '../../components/forms/conflict-frame.tsx';
import { RelativeTime } from '../../components/text/relative-time.tsx';
import { Written } from '../../components/text/written.tsx';
import type { Conflict } from './use-draft.ts';
import { WrittenVersions } from './written-versions.tsx';

interface DraftConflictProps {
  conflict: Conflict;
  onSaveMine(): unknown;
  onTakeTheirs(): void;
}

/** Says that somebody else saved or deleted the draft in the meantime, and shows their text. */
export function DraftConflict({ conflict, ...decide }: DraftConflictProps) {
  const isGone = conflict === 'gone';
  const { title, lead, mine, theirs } = isGone ? words.draftGone : words.draftConflict;
  return (
    <ConflictFrame title={title} mine={mine} theirs={theirs} {...decide}>
      {!isGone && (
        <p>
          {words.savedBy(conflict.savedBy.name)}, <RelativeTime time={conflict.savedAt} />
        </p>
      )}
      <p>{lead}</p>
      {!isGone && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it.
        <div tabIndex={0} className="max-h-60 overflow-y-auto rounded-control border border-line p-3">
          <p className="font-semibold wrap-anywhere">
            <Written>{conflict.subject || words.untitled}</Written>
          </p>
          <WrittenVersions letter={conflict} />
        </div>
      )}
    </ConflictFrame>
  );
}
