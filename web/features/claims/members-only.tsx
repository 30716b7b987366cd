import * as words from '#words/claims/claim-pages.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/states.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';

/** For who acts for no organization: how to come to one. */
export function MembersOnly() {
  return (
    <EmptyState
      drawing={<EmptyDock />}
      words={words.membersOnly}
      action={<ButtonLink to={PATHS.communityAid}>{words.joinIn}</ButtonLink>}
    />
  );
}
