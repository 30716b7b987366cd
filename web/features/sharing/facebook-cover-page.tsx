import * as words from '#words/sharing/graphics.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Bullets, ProsePage, Section } from '../../components/text/prose.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { GraphicGenerator } from './graphics/graphic-generator.tsx';

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
