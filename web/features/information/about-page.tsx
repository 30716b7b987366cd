import * as words from '#words/information/about.ts';
import { ButtonLink } from '../../components/button.tsx';
import { PagePicture } from '../../components/text/page-picture.tsx';
import { Columns, ProsePage, Section } from '../../components/text/prose.tsx';
import { PATHS, toMarketplace } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { organizationData } from '../../parts/site/organization-data.ts';
import { ImpactSoFar } from '../impact/impact-so-far.tsx';

export default function About() {
  usePageHead(words.pageTitle, (origin) => ({
    description: words.lead,
    data: { '@type': 'AboutPage', name: words.title, mainEntity: organizationData(origin) },
  }));
  return (
    <ProsePage
      title={words.title}
      lead={words.lead}
      picture={<PagePicture name="dock" alt={words.picture} />}
    >
      <Section title={words.missionTitle}>
        <p>{words.mission}</p>
      </Section>
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{words.valuesTitle}</h2>
        <Columns items={words.values} />
      </section>
      <Section title={words.storyTitle}>
        {words.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Section>
      <ImpactSoFar />
      <div className="flex flex-col gap-3 md:flex-row">
        <ButtonLink to={toMarketplace({ kind: 'catch' })} variant="primary">
          {words.browseMarketplace}
        </ButtonLink>
        <ButtonLink to={toMarketplace({ kind: 'pledge' })} variant="secondary">
          {words.seePledges}
        </ButtonLink>
        <ButtonLink to={PATHS.faq} variant="quiet">
          {words.seeQuestions}
        </ButtonLink>
      </div>
    </ProsePage>
  );
}
