import * as words from '#words/aid-application.ts';
import { ProsePage } from '../components/prose.tsx';
import { AidApplicationForm } from '../features/aid/aid-application-form.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

export default function CommunityAidContact() {
  usePageTitle(words.pageTitle);
  return (
    <ProsePage title={words.title} lead={words.lead}>
      <AidApplicationForm />
    </ProsePage>
  );
}
