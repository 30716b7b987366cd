import * as words from '#words/organizations/application.ts';
import { ProsePage } from '../../components/text/prose.tsx';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { AidApplicationForm } from './aid-application-form.tsx';

export default function CommunityAidContact() {
  usePageHead(words.pageTitle, () => ({ description: words.lead }));
  return (
    <ProsePage title={words.title} lead={words.lead}>
      <AidApplicationForm />
    </ProsePage>
  );
}
