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
  /** Goes on with what was typed, over theirs. */
  onSaveMine(): unknown;
  /** Forgets what was typed. */
  onTakeTheirs(): void;
}

/** That somebody else saved in between, and what; what was typed stays in the form until one decides. */
export function ConflictNotice({ theirs, differences, onSaveMine, onTakeTheirs }: ConflictNoticeProps) {
  return (
    <div role="alert" className="grid gap-3 rounded-card border-2 border-bad bg-raised p-4">
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
