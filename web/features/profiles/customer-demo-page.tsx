import * as words from '#words/information/customer-demo.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Facts } from '../../components/facts.tsx';
import { Bullets, ProsePage, Section } from '../../components/text/prose.tsx';
import { PATHS, toMarketplace } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { useParts } from '../../lib/site/site.ts';

/** Every other id shows the same page. */
const DEMO = '/customer/demo';

/** A static profile that shows what one looks like; nobody's data. */
export default function CustomerDemo() {
  usePageHead(words.title, () => ({
    description: words.lead,
    canonical: DEMO,
    isUnlisted: true,
  }));
  return (
    <ProsePage title={words.title} lead={words.lead}>
      <section
        aria-label={words.sampleData}
        className="flex max-w-form flex-col gap-4 rounded-card border-2 border-dashed border-edge bg-raised p-5"
      >
        <div className="flex flex-wrap items-center gap-3">
          <Avatar name={words.sample.name} />
          <div>
            <h2 className="text-lg">{words.sample.name}</h2>
            <p className="text-muted">{words.sample.place}</p>
          </div>
          <Badge kind="quiet">{words.badge}</Badge>
        </div>
        <Facts facts={words.sample.facts} />
      </section>
      <Section title={words.realTitle}>
        <Bullets items={words.real(useParts().isOn)} />
      </Section>
      <div className="flex flex-col gap-3 md:flex-row">
        <ButtonLink to={toMarketplace({ kind: 'catch' })} variant="primary">
          {words.browseMarketplace}
        </ButtonLink>
        <ButtonLink to={PATHS.signUp} variant="secondary">
          {words.signUp}
        </ButtonLink>
      </div>
    </ProsePage>
  );
}
