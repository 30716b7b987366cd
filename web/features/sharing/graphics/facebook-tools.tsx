import * as words from '#words/sharing/graphics.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { PATHS } from '../../../lib/navigation/paths.ts';
import { AppIconTool } from './app-icon-tool.tsx';

/** The dashboard's tab with graphics for Facebook. */
export default function FacebookTools() {
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h2 className="text-xl">{words.iconTitle}</h2>
        <p className="max-w-read text-muted">{words.iconLead}</p>
      </div>
      <AppIconTool />
      <div>
        <ButtonLink to={PATHS.facebookCover} variant="secondary">
          {words.makeCover}
        </ButtonLink>
      </div>
    </div>
  );
}
