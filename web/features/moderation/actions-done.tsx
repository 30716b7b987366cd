import type { Report } from '#shared/moderation/schemas.ts';
import { dateTime } from '#words/general/format.ts';
import * as words from '#words/moderation/review.ts';
import { Written } from '../../components/text/written.tsx';

/** Oldest first, with what the person was told. */
export function ActionsDone({ actions }: Pick<Report, 'actions'>) {
  if (actions.length === 0) return <p className="text-muted">{words.notYet}</p>;
  return (
    <ol className="flex flex-col gap-3">
      {actions.map(({ action, actorName, at, note, until }) => (
        <li key={at} className="border-l-4 border-line pl-4">
          <p className="font-semibold wrap-anywhere">
            {words.done[action]} {until !== undefined && words.until(dateTime(new Date(until)))}{' '}
            {words.doneBy(actorName)}
          </p>
          <p className="text-sm text-muted">
            <time dateTime={at}>{dateTime(new Date(at))}</time>
          </p>
          {note !== undefined && <Written as="p">{note}</Written>}
        </li>
      ))}
    </ol>
  );
}
