import * as words from '#words/privacy.ts';
import { Bullets, ProsePage, Section } from '../components/prose.tsx';
import { RichText } from '../components/rich-text.tsx';
import { PATHS } from '../lib/paths.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

export default function Privacy() {
  usePageTitle(words.pageTitle);
  return (
    <ProsePage title={words.pageTitle} lead={words.lead}>
      {words.sections.map(({ title, points }) => (
        <Section key={title} title={title}>
          <Bullets items={points} />
        </Section>
      ))}
      <Section title={words.questionsTitle}>
        <p>
          <RichText text={words.questions} tags={{ contact: ContactLink }} />
        </p>
      </Section>
    </ProsePage>
  );
}

const ContactLink = (content: string) => (
  <a href={PATHS.contact} className="text-link">
    {content}
  </a>
);
