import type { Version } from '#shared/site/version.ts';
import * as words from '#words/site/settings.ts';
import { ConflictFrame } from '../../components/forms/conflict-frame.tsx';
import { RelativeTime } from '../../components/text/relative-time.tsx';
import { type Difference, Differences } from './differences.tsx';

interface ConflictNoticeProps {
  theirs: Version<object>;
  /** The other administrator's changes. */
  differences: readonly Difference[];
  /** The changes to theirs that saving would make; undefined while something in the form is wrong. */
  mine: readonly Difference[] | undefined;
  /** Saves these changes, and keeps the rest of theirs. */
  onSaveMine(): unknown;
  /** Discards the typed values. */
  onTakeTheirs(): void;
}

/** Says that somebody else saved settings in the meantime, and shows their changes. */
export function ConflictNotice({ theirs, differences, mine, ...decide }: ConflictNoticeProps) {
  return (
    <ConflictFrame title={words.conflictTitle} mine={words.saveMine} theirs={words.takeTheirs} {...decide}>
      <p>
        {words.conflictBy(theirs.changedByName ?? words.somebody)}{' '}
        {theirs.changedAt !== undefined && <RelativeTime time={theirs.changedAt} />}
        {words.conflictLead}
      </p>
      <Differences differences={differences} />
      {mine && mine.length > 0 && (
        <>
          <p>{words.conflictMine}</p>
          <Differences differences={mine} />
        </>
      )}
    </ConflictFrame>
  );
}
