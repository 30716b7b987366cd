import { Link } from 'react-router-dom';
import { DEPRECATION_MONTHS } from '#shared/contract/endpoint.ts';
import { KEY_CALLS } from '#shared/keys/limits.ts';
import { nameIn, namesOf } from '#shared/names-of.ts';
import * as words from '#words/developers/developers.ts';
import { apiErrors } from '#words/general/api-errors.ts';
import { eventNames } from '#words/webhooks/webhooks.ts';
import { Bullets, ProsePage, Section } from '../../components/text/prose.tsx';
import { RichText } from '../../components/text/rich-text.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { CHANGES } from './changes.ts';
import { Code, CodeName } from './code.tsx';
import contract from './contract.json' with { type: 'json' };
import { CodeNames, dayWords, EndpointEntry, type KeyEndpoint } from './endpoint-entry.tsx';
import { curlOf } from './examples.ts';
import { FOUND, SETTINGS, TYPESCRIPT, VERIFY } from './quick-start.ts';

const endpoints: readonly KeyEndpoint[] = contract.endpoints;

/** /developers: the API for programs with a key, made from the contract (`npm run openapi` writes contract.json). */
export default function Developers() {
  usePageHead(words.title, () => ({
    description: words.lead,
    data: { '@type': 'TechArticle', name: words.title },
  }));
  return (
    <ProsePage title={words.title} lead={words.lead}>
      <QuickStart />
      <Section title={words.rulesTitle}>
        <Bullets items={words.rules(KEY_CALLS.max)} />
        <p>
          <RichText text={words.openApi} tags={{ document: OpenApiLink }} />
        </p>
        <p>
          <RichText text={words.outsidePartners} tags={{ contact: ContactLink }} />
        </p>
        <CodeNames
          names={endpoints.filter(({ isOpenToPartners }) => isOpenToPartners).map(({ name }) => name)}
        />
      </Section>
      <Section title={words.endpointsTitle}>
        {endpoints.map((each) => {
          const name = nameIn(words.endpoints, each.name);
          return (
            <EndpointEntry key={each.name} endpoint={each} summary={name ? words.endpoints[name] : ''} />
          );
        })}
      </Section>
      <Section title={words.errorsTitle}>
        <p>{words.errorsLead}</p>
        <Listed
          entries={Object.entries(contract.errors).map(([code, status]) => {
            const name = nameIn(apiErrors, code);
            return [`${status} ${code}`, name ? apiErrors[name] : ''];
          })}
        />
      </Section>
      <Webhooks />
      <Section title={words.changesTitle}>
        {CHANGES.map(({ on, endpoints: names, events }) => (
          <div key={on} className="flex flex-col gap-2">
            <h3 className="text-lg">{dayWords(on)}</h3>
            <p>{words.newEndpoints}</p>
            <CodeNames names={names} />
            <p>{words.newEvents}</p>
            <CodeNames names={events} />
          </div>
        ))}
      </Section>
      <Section title={words.endTitle}>
        <Bullets items={words.endRules(DEPRECATION_MONTHS)} />
      </Section>
    </ProsePage>
  );
}

function QuickStart() {
  const example = (name: string) =>
    endpoints
      .filter((each) => each.name === name)
      .map(curlOf)
      .join('');
  return (
    <Section title={words.quickStart}>
      <ol className="flex list-decimal flex-col gap-1.5 pl-7">
        {words.prepare.map((step) => (
          <li key={step}>
            <RichText text={step} tags={{ code: (name) => <CodeName>{name}</CodeName> }} />
          </li>
        ))}
      </ol>
      <Code text={SETTINGS} />
      <p>{words.find}</p>
      <Code id="quick-start-find" text={example('findMeals')} />
      <p>{words.choose}</p>
      <Code text={FOUND} />
      <p>{words.claim}</p>
      <Code id="quick-start-claim" text={example('createClaim')} />
      <p>{words.figures}</p>
      <Code id="quick-start-figures" text={example('getImpact')} />
      <h3 className="text-lg">{words.inTypeScript}</h3>
      <Code id="quick-start-typescript" text={TYPESCRIPT} />
    </Section>
  );
}

/** The events that can be chosen; the others are sent when somebody asks for them. */
const EVENTS = namesOf(eventNames).filter((name) => !name.startsWith('webhook.'));

function Webhooks() {
  return (
    <Section title={words.webhooksTitle}>
      <p>{words.webhooksLead}</p>
      <Listed entries={EVENTS.map((name) => [name, eventNames[name]])} />
      <Bullets items={words.webhookRules} />
      <Code text={VERIFY} />
    </Section>
  );
}

function Listed({ entries }: { entries: readonly (readonly [code: string, text: string])[] }) {
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-raised px-4">
      {entries.map(([code, text]) => (
        <div key={code} className="grid gap-1 py-3 md:grid-cols-[16rem_1fr] md:gap-6">
          <dt>
            <CodeName>{code}</CodeName>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The file is not a page of the app. */
const OpenApiLink = (content: string) => (
  <a href="/api/openapi.json" className="text-link">
    {content}
  </a>
);

const ContactLink = (content: string) => (
  <Link to={PATHS.contact} className="text-link">
    {content}
  </Link>
);
