import * as words from '#words/community-aid.ts';
import * as embedWords from '#words/embed.ts';
import { ButtonLink } from '../components/button.tsx';
import { Bullets, Columns, ProsePage, Section } from '../components/prose.tsx';
import { EmbedSnippet } from '../features/aid/embed-snippet.tsx';
import { FLAVOUR } from '../lib/flavour.ts';
import { PATHS, toMarketplace } from '../lib/paths.ts';
import { useParts } from '../lib/site.ts';
import { usePageHead } from '../lib/use-page-head.ts';

/** Partner welcome and partnership page, worded by flavour. */
export default function CommunityAid() {
  const { title, lead, apply } = words.byFlavour[FLAVOUR];
  usePageHead(title, () => ({ description: lead }));
  const { hasKind } = useParts();
  return (
    <ProsePage title={title} lead={lead}>
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{words.stepsTitle}</h2>
        <Columns items={words.steps} />
      </section>
      <Section title={words.dutiesTitle}>
        <Bullets items={words.duties} />
      </Section>
      <Section title={words.needsTitle}>
        <Bullets items={words.needs} />
      </Section>
      {hasKind('pledge') && (
        <Section title={embedWords.onYourSite}>
          <EmbedSnippet />
        </Section>
      )}
      <div className="flex flex-col gap-3 md:flex-row">
        <ButtonLink to={PATHS.communityAidContact} variant="primary" size="large">
          {apply}
        </ButtonLink>
        <ButtonLink to={toMarketplace({ kind: 'pledge' })} variant="secondary" size="large">
          {words.viewDonations}
        </ButtonLink>
      </div>
    </ProsePage>
  );
}
