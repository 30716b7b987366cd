import type { Deprecation } from '#shared/contract/endpoint.ts';
import * as words from '#words/developers/developers.ts';
import { longDate } from '#words/general/dates.ts';
import { number } from '#words/general/format.ts';
import { Facts } from '../../components/facts.tsx';
import { Code, CodeName } from './code.tsx';
import { curlOf } from './examples.ts';

/** An endpoint of contract.json. */
export interface KeyEndpoint {
  name: string;
  method: string;
  path: string;
  scope: string;
  /** Whether a key without an organization can call it. */
  isOpenToPartners: boolean;
  isIdempotent: boolean;
  status: number;
  query: readonly string[];
  body: readonly string[];
  errors: readonly string[];
  callsPerHour?: number;
  deprecated?: Deprecation;
}

/** @param summary the purpose of the endpoint, in the language of the page */
export function EndpointEntry({ endpoint, summary }: { endpoint: KeyEndpoint; summary: string }) {
  const { name, method, path, scope, status, query, body, errors, callsPerHour, deprecated } = endpoint;
  return (
    <section aria-labelledby={name} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id={name} className="text-lg">
        <CodeName>{`${method} /api${path}`}</CodeName>
      </h3>
      <p>{summary}</p>
      {deprecated && <p className="font-semibold">{endWords(deprecated)}</p>}
      <Facts
        facts={[
          [words.scope, <CodeName key="scope">{scope}</CodeName>],
          [words.query, query.length > 0 ? <CodeNames key="query" names={query} /> : ''],
          [words.body, body.length > 0 ? <CodeNames key="body" names={body} /> : ''],
          [words.limit, callsPerHour === undefined ? '' : words.perHour(number(callsPerHour))],
          [words.success, String(status)],
          [words.errors, <CodeNames key="errors" names={errors} />],
        ]}
      />
      <Code id={`example-${name}`} text={curlOf(endpoint)} />
    </section>
  );
}

export const dayWords = (day: string): string => longDate(new Date(`${day}T12:00`));

const endWords = ({ since, endsOn, instead }: Deprecation): string =>
  [words.ends(dayWords(since), dayWords(endsOn)), instead && words.instead(instead)]
    .filter(Boolean)
    .join(' ');

export function CodeNames({ names }: { names: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3">
      {names.map((name) => (
        <li key={name}>
          <CodeName>{name}</CodeName>
        </li>
      ))}
    </ul>
  );
}
