import * as words from '#words/organizations/application.ts';
import { ProsePage } from '../../components/text/prose.tsx';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { AidApplicationForm } from './aid-application-form.tsx';

export default function CommunityAidContact() {
  usePageTitle(words.pageTitle);
  return (
    <ProsePage title={words.title} lead={words.lead}>
      <AidApplicationForm />
    </ProsePage>
  );
}
