import * as words from '#words/graphics.ts';
import { ButtonLink } from '../components/button.tsx';
import { ProsePage } from '../components/prose.tsx';
import { AppIconTool } from '../features/graphics/app-icon-tool.tsx';
import { PATHS } from '../lib/paths.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

export default function FacebookAppIcon() {
  usePageTitle(words.iconTitle);
  return (
    <ProsePage title={words.iconTitle} lead={words.iconLead}>
      <AppIconTool />
      <div>
        <ButtonLink to={PATHS.facebookCover} variant="secondary">
          {words.makeCover}
        </ButtonLink>
      </div>
    </ProsePage>
  );
}
