import { Link } from 'react-router-dom';
import { KEPT_NAMES, type KeptName, lifetimeOf } from '#shared/kept-data.ts';
import { DAY } from '#shared/limits.ts';
import { days, kept } from '#words/information/kept-data.ts';
import * as words from '#words/information/privacy.ts';
import { WideSpot } from '../../components/drawings/page-drawings.tsx';
import { Bullets, ProsePage, Section } from '../../components/text/prose.tsx';
import { RichText } from '../../components/text/rich-text.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';

export default function Privacy() {
  usePageHead(words.pageTitle, () => ({ description: words.lead }));
  return (
    <ProsePage title={words.pageTitle} lead={words.lead} picture={<WideSpot />}>
      {words.sections.map(({ title, points }) => (
        <Section key={title} title={title}>
          <Bullets items={points} />
        </Section>
      ))}
      <KeptData />
      <Section title={words.questionsTitle}>
        <p>
          <RichText text={words.questions} tags={{ contact: ContactLink, faq: FaqLink }} />
        </p>
      </Section>
    </ProsePage>
  );
}

/** Every kind of stored data, from the same table that tests compare stored items with. */
function KeptData() {
  return (
    <Section title={words.keptTitle}>
      <p>{words.keptLead}</p>
      <dl className="mt-2 divide-y divide-line rounded-card border border-line bg-raised px-4 md:px-5">
        {KEPT_NAMES.map((name) => (
          <div key={name} className="grid gap-1 py-3 md:grid-cols-[1fr_14rem] md:gap-6">
            <dt>{kept[name].what}</dt>
            <dd className="text-sm text-muted md:text-base">{howLong(name)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function howLong(name: KeptName): string {
  const { until } = kept[name];
  const lifetime = lifetimeOf(name);
  return lifetime === undefined ? until : [days(lifetime / DAY), until].filter(Boolean).join(' ');
}

const linkTo = (path: string) => (content: string) => (
  <Link to={path} className="text-link">
    {content}
  </Link>
);
const ContactLink = linkTo(PATHS.contact);
const FaqLink = linkTo(PATHS.faq);
