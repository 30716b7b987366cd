import * as words from '#words/claims/claim-pages.ts';
import { AbsentPage } from '../../components/absent-page.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';

/** Tells people who act for no organization how to take part. */
export function MembersOnly({ title }: { title: string }) {
  return (
    <AbsentPage
      title={title}
      words={words.membersOnly}
      link={{ to: PATHS.communityAid, label: words.joinIn }}
    />
  );
}
