import * as words from '#words/invitation-requests.ts';
import { ProsePage } from '../components/prose.tsx';
import { InvitationForm } from '../features/contact/invitation-form.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

export default function GetInvitation() {
  usePageTitle(words.pageTitle);
  return (
    <ProsePage title={words.pageTitle} lead={words.lead}>
      <InvitationForm />
    </ProsePage>
  );
}
