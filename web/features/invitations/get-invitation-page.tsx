import { signUpClosed } from '#words/general/refusals.ts';
import * as words from '#words/invitations/requests.ts';
import { ProsePage } from '../../components/text/prose.tsx';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { useParts } from '../../lib/site/site.ts';
import { InvitationForm } from './invitation-form.tsx';

export default function GetInvitation() {
  usePageHead(words.pageTitle, () => ({ description: words.lead }));
  const { isOn } = useParts();
  if (!isOn('signUp')) {
    return (
      <ProsePage title={words.pageTitle}>
        <p>{signUpClosed}</p>
      </ProsePage>
    );
  }
  return (
    <ProsePage title={words.pageTitle} lead={words.lead}>
      <InvitationForm />
    </ProsePage>
  );
}
