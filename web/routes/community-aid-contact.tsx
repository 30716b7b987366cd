import { ProsePage } from '../components/prose.tsx';
import { AidApplicationForm } from '../features/aid/aid-application-form.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

export default function CommunityAidContact() {
  usePageTitle('Community aid application');
  return (
    <ProsePage
      title="Become a community aid partner"
      lead="Tell us about your organization. A manager reads every application and writes back."
    >
      <AidApplicationForm />
    </ProsePage>
  );
}
