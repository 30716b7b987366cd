import * as words from '#words/information/community-aid.ts';
import * as embedWords from '#words/sharing/embed.ts';
import { ButtonLink } from '../../components/button.tsx';
import { FilledForm, FishOnPhone, ServedPlate } from '../../components/drawings/page-drawings.tsx';
import { PagePicture } from '../../components/text/page-picture.tsx';
import { Bullets, Columns, ProsePage, Section } from '../../components/text/prose.tsx';
import { PATHS, toMarketplace } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { FLAVOUR } from '../../lib/site/flavour.ts';
import { useParts } from '../../lib/site/site.ts';
import { ImpactSoFar } from '../impact/impact-so-far.tsx';
import { QuestionLinks } from '../information/question-links.tsx';
import { useQuestions } from '../information/use-questions.ts';
import { EmbedSnippet } from '../sharing/embed-snippet.tsx';

/** A drawing for each step. */
const DRAWINGS = [<FilledForm key="apply" />, <FishOnPhone key="claim" />, <ServedPlate key="serve" />];

/** Partner welcome and partnership page, worded by flavour. */
export default function CommunityAid() {
  const { title, lead, apply } = words.byFlavour[FLAVOUR];
  usePageHead(title, () => ({ description: lead }));
  const { hasKind, isOn } = useParts();
  const asked = useQuestions().filter(({ audience }) => audience === 'partners');
  return (
    <ProsePage title={title} lead={lead} picture={<PagePicture name="haddock" alt={words.picture} />}>
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{words.stepsTitle}</h2>
        <Columns items={words.steps(isOn).map((step, index) => ({ ...step, drawing: DRAWINGS[index] }))} />
      </section>
      <Section title={words.dutiesTitle}>
        <Bullets items={words.duties(isOn)} />
      </Section>
      <Section title={words.needsTitle}>
        <Bullets items={words.needs} />
      </Section>
      <ImpactSoFar />
      <Section title={words.questionsTitle}>
        <QuestionLinks questions={asked} />
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
