import * as words from '#words/terms.ts';
import { Bullets, ProsePage, Section } from '../components/prose.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

export default function Terms() {
  usePageTitle(words.pageTitle);
  return (
    <ProsePage title={words.title} lead={words.lead}>
      {words.sections.map(({ title, text, points }) => (
        <Section key={title} title={title}>
          {text && <p>{text}</p>}
          {points && <Bullets items={points} />}
        </Section>
      ))}
    </ProsePage>
  );
}
