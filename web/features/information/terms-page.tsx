import * as words from '#words/information/terms.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Bullets, ProsePage, Section } from '../../components/text/prose.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { useSiteRules } from '../../lib/site/site-rules.ts';

export default function Terms() {
  usePageHead(words.pageTitle, () => ({ description: words.lead }));
  const { freshHours } = useSiteRules();
  return (
    <ProsePage title={words.title} lead={words.lead}>
      {words.sections(freshHours).map(({ title, text, points }) => (
        <Section key={title} title={title}>
          {text && <p>{text}</p>}
          {points && <Bullets items={points} />}
        </Section>
      ))}
      <div className="flex flex-col gap-3 md:flex-row">
        <ButtonLink to={PATHS.faq} variant="secondary">
          {words.seeQuestions}
        </ButtonLink>
        <ButtonLink to={PATHS.contact} variant="secondary">
          {words.writeToUs}
        </ButtonLink>
      </div>
    </ProsePage>
  );
}
