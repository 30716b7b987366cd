import * as words from '#words/terms.ts';
import { Bullets, ProsePage, Section } from '../components/prose.tsx';
import { useSiteRules } from '../lib/site-rules.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

export default function Terms() {
  usePageTitle(words.pageTitle);
  const { freshHours } = useSiteRules();
  return (
    <ProsePage title={words.title} lead={words.lead}>
      {words.sections(freshHours).map(({ title, text, points }) => (
        <Section key={title} title={title}>
          {text && <p>{text}</p>}
          {points && <Bullets items={points} />}
        </Section>
      ))}
    </ProsePage>
  );
}
