import * as words from '#words/graphics.ts';
import { ButtonLink } from '../components/button.tsx';
import { Bullets, ProsePage, Section } from '../components/prose.tsx';
import { GraphicGenerator } from '../features/graphics/graphic-generator.tsx';
import { PATHS } from '../lib/paths.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

export default function FacebookCover() {
  usePageTitle(words.coverTitle);
  return (
    <ProsePage title={words.coverTitle} lead={words.coverLead}>
      <GraphicGenerator name="cover" />
      <Section title={words.coverNotesTitle}>
        <Bullets items={words.coverNotes} />
      </Section>
      <div>
        <ButtonLink to={PATHS.facebookAppIcon} variant="secondary">
          {words.makeIcon}
        </ButtonLink>
      </div>
    </ProsePage>
  );
}
