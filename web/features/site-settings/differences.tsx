import type { SiteSettings } from '#shared/site/schemas.ts';
import * as words from '#words/site-settings.ts';
import { differencesBetween } from './settings-facts.ts';

/** What a version changed, field by field. */
export function Differences({ before, after }: { before: SiteSettings; after: SiteSettings }) {
  return (
    <dl className="grid gap-2">
      {differencesBetween(before, after).map((each) => (
        <div key={each.name}>
          <dt className="text-sm text-muted">{each.name}</dt>
          <dd className="wrap-anywhere">{words.became(each.before, each.after)}</dd>
        </div>
      ))}
    </dl>
  );
}
