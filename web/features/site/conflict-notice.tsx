import type { Version } from '#shared/site/version.ts';
import * as words from '#words/site/settings.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/drawings/icons.tsx';
import { RelativeTime } from '../../components/text/relative-time.tsx';
import { type Difference, Differences } from './differences.tsx';

interface ConflictNoticeProps {
  theirs: Version<object>;
  /** The other administrator's changes. */
  differences: readonly Difference[];
  /** The changes to theirs that saving would make; undefined while something in the form is wrong. */
  mine: readonly Difference[] | undefined;
  /** Saves these changes, and leaves theirs otherwise. */
  onSaveMine(): unknown;
  /** Forgets what was typed. */
  onTakeTheirs(): void;
}

const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });

/** That somebody else saved in between, and what; what was typed stays in the form until one decides. */
export function ConflictNotice({ theirs, differences, mine, onSaveMine, onTakeTheirs }: ConflictNoticeProps) {
  return (
    <div
      role="alert"
      ref={bringIntoView}
      className="grid gap-3 rounded-card border-2 border-bad bg-raised p-4"
    >
      <p className="flex items-start gap-2 font-medium">
        <Icon name="alert" className="mt-0.5 size-5 text-bad" />
        <span>{words.conflictTitle}</span>
      </p>
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
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onSaveMine}>
          {words.saveMine}
        </Button>
        <Button variant="quiet" onClick={onTakeTheirs}>
          {words.takeTheirs}
        </Button>
      </div>
    </div>
  );
}
