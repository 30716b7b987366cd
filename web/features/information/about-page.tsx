import { forDevelopers } from '#words/developers/link.ts';
import * as words from '#words/information/about.ts';
import { ButtonLink } from '../../components/button.tsx';
import { PagePicture } from '../../components/text/page-picture.tsx';
import { Columns, ProsePage, Section } from '../../components/text/prose.tsx';
import { PATHS, toMarketplace } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { useParts } from '../../lib/site/site.ts';
import { organizationData } from '../../parts/site/organization-data.ts';
import { ImpactSoFar } from '../impact/impact-so-far.tsx';

export default function About() {
  const { isOn, wordedAs } = useParts();
  const lead = words.leads[wordedAs](isOn);
  usePageHead(words.pageTitle, (origin) => ({
    description: lead,
    data: { '@type': 'AboutPage', name: words.title, mainEntity: organizationData(origin) },
  }));
  return (
    <ProsePage title={words.title} lead={lead} picture={<PagePicture name="dock" alt={words.picture} />}>
      <Section title={words.missionTitle}>
        <p>{words.missions[wordedAs](isOn)}</p>
      </Section>
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{words.valuesTitle}</h2>
        <Columns items={words.values(wordedAs, isOn)} />
      </section>
      <Section title={words.storyTitle}>
        {words.story(isOn).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Section>
      <ImpactSoFar />
      <div className="flex flex-col gap-3 md:flex-row">
        <ButtonLink
          to={toMarketplace({ kind: 'catch' })}
          variant={wordedAs === 'consumer' ? 'primary' : 'secondary'}
        >
          {words.browseMarketplace}
        </ButtonLink>
        <ButtonLink
          to={toMarketplace({ kind: 'pledge' })}
          variant={wordedAs === 'community' ? 'primary' : 'secondary'}
        >
          {words.seePledges}
        </ButtonLink>
        <ButtonLink to={PATHS.faq} variant="quiet">
          {words.seeQuestions}
        </ButtonLink>
        <ButtonLink to={PATHS.developers} variant="quiet">
          {forDevelopers}
        </ButtonLink>
      </div>
    </ProsePage>
  );
}
