import * as words from '#words/sharing/graphics.ts';
import { ButtonLink } from '../../components/button.tsx';
import { ProsePage } from '../../components/text/prose.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { AppIconTool } from './graphics/app-icon-tool.tsx';

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
