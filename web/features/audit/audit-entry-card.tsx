import { Link } from 'react-router-dom';
import { type AuditField, isAuditField } from '#shared/audit/actions.ts';
import type { AuditEntry } from '#shared/audit/schemas.ts';
import { FLAVOURS } from '#shared/flavours.ts';
import { isolated } from '#shared/text/isolated.ts';
import * as words from '#words/audit.ts';
import { fields, valueWords } from '#words/audit-fields.ts';
import { dateTime } from '#words/general/format.ts';
import { Button } from '../../components/button.tsx';
import { toReport } from '../../lib/navigation/paths.ts';

interface AuditEntryCardProps {
  entry: AuditEntry;
  /** The person whose entries are shown, if the list is limited to one. */
  filteredBy: string | undefined;
  /** Limits the list to that person's entries. */
  onPerson(userId: string): void;
}

/** One entry: a sentence, when it was, and what changed. */
export function AuditEntryCard({ entry, filteredBy, onPerson }: AuditEntryCardProps) {
  const people = [entry.actor, entry.person].filter((each) => each !== undefined);
  const others = people.filter(
    ({ id }, index) => id !== filteredBy && people.findIndex((each) => each.id === id) === index,
  );
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
      <header>
        <h3 className="font-sans text-base font-semibold wrap-anywhere">{sentenceOf(entry)}</h3>
        <p className="text-sm text-muted">
          <time dateTime={entry.at}>{dateTime(new Date(entry.at))}</time>
        </p>
      </header>
      <Changes entry={entry} />
      {entry.subject !== undefined && 'reportStatus' in entry.after && (
        <p>
          <Link to={toReport(entry.subject)} className="text-link inline-flex min-h-11 items-center">
            {words.openReport}
          </Link>
        </p>
      )}
      {others.length > 0 && (
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {others.map(({ id, name }) => (
            <Button key={id} variant="quiet" className="-ml-4" onClick={() => onPerson(id)}>
              {words.onlyPerson(name ?? words.gone)}
            </Button>
          ))}
        </div>
      )}
    </article>
  );
}

function sentenceOf({ action, actor, person, organization, subject, before, after }: AuditEntry): string {
  const told = {
    actor: nameOf(actor),
    person: nameOf(person),
    organization: isolated(organization?.name ?? words.noOrganization),
    site: words.theSite(FLAVOURS.find((flavour) => flavour === subject)),
    value: (field: AuditField) => valueWords(after[field] ?? before[field]),
  };
  const sentence = words.sentences[action](told);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const nameOf = (person: AuditEntry['person']) =>
  person ? isolated(person.name ?? words.gone) : words.nobody;

function Changes({ entry: { before, after, onlyNamed } }: { entry: AuditEntry }) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter(isAuditField)
    // Leaves out fields whose value did not change, as for a report that was handled before.
    .filter((name) => valueWords(before[name]) !== valueWords(after[name]));
  const named = onlyNamed.filter(isAuditField);
  return (
    <dl className="grid gap-2 border-t border-line pt-3 md:grid-cols-[minmax(8rem,auto)_1fr] md:gap-x-6">
      {names.map((name) => (
        <div key={name} className="md:col-span-2 md:grid md:grid-cols-subgrid">
          <dt className="text-muted">{fields[name]}</dt>
          <dd className="wrap-anywhere">
            {before[name] !== undefined && <Before value={valueWords(before[name])} />}
            <span className="font-medium">{valueWords(after[name])}</span>
          </dd>
        </div>
      ))}
      {named.map((name) => (
        <div key={name} className="md:col-span-2 md:grid md:grid-cols-subgrid">
          <dt className="text-muted">{fields[name]}</dt>
          <dd>{words.changed}</dd>
        </div>
      ))}
    </dl>
  );
}

function Before({ value }: { value: string }) {
  return (
    <>
      <span className="sr-only">{words.before} </span>
      <span className="text-muted line-through">{value}</span>
      <span aria-hidden="true"> → </span>
      <span className="sr-only">, {words.after} </span>
    </>
  );
}
