import * as words from '#words/claims/claim-pages.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';

/** Tells people who act for no organization how to take part. */
export function MembersOnly() {
  return (
    <EmptyState
      drawing={<EmptyDock />}
      words={words.membersOnly}
      action={<ButtonLink to={PATHS.communityAid}>{words.joinIn}</ButtonLink>}
    />
  );
}
