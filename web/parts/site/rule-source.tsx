import type { RuleInForce } from '#shared/licenses/rules.ts';
import { longDate } from '#words/general/dates.ts';
import * as words from '#words/licenses/rules.ts';

/** A link to where a rule about selling fish comes from, with the day on which somebody compared the two. */
export function RuleSource({ rule: { source, title, checkedOn } }: { rule: RuleInForce }) {
  return (
    <a href={source} target="_blank" rel="noreferrer" className="text-link inline-flex min-h-11 items-center">
      {/* At noon it is the same day in every time zone of the country. */}
      {words.sourceOfRule(longDate(new Date(`${checkedOn}T12:00`)))}
      <span className="sr-only" lang="en">
        {' '}
        {title}
      </span>
    </a>
  );
}
