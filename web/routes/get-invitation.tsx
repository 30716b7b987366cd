import * as words from '#words/invitation-requests.ts';
import { signUpClosed } from '#words/refusals.ts';
import { ProsePage } from '../components/prose.tsx';
import { InvitationForm } from '../features/contact/invitation-form.tsx';
import { useParts } from '../lib/site.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

export default function GetInvitation() {
  usePageTitle(words.pageTitle);
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
