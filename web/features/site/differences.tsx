import * as words from '#words/site/settings.ts';

export interface Difference {
  name: string;
  before: string;
  after: string;
}

/** The changes of a version, field by field. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <dl className="grid gap-2">
      {differences.map((each) => (
        <div key={each.name}>
          <dt className="text-sm text-muted">{each.name}</dt>
          <dd className="wrap-anywhere">{words.became(each.before, each.after)}</dd>
        </div>
      ))}
    </dl>
  );
}
