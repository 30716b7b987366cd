import { ORGANIZATION_RADIUS_MILES } from '#shared/limits.ts';
import { decideAidApplication } from '#shared/organizations/admin-endpoints.ts';
import type { AidApplication } from '#shared/organizations/application-schemas.ts';
import { declineBody } from '#shared/organizations/review.ts';
import type { OrganizationForm } from '#shared/organizations/schemas.ts';
import * as words from '#words/organizations/review.ts';
import { DeclineDialog } from '../../components/decline-dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { unlessDecided } from '../../components/overlays/unless-decided.ts';
import { call } from '../../lib/api/api-client.ts';
import { SettingsDialog } from './settings-dialog.tsx';

interface DecisionDialogProps {
  application: AidApplication;
  decision: 'approve' | 'decline';
  onClose(): void;
}

export function DecisionDialog({ decision, ...rest }: DecisionDialogProps) {
  return decision === 'approve' ? <Approval {...rest} /> : <Refusal {...rest} />;
}

type OneDialogProps = Omit<DecisionDialogProps, 'decision'>;

function Approval({ application, onClose }: OneDialogProps) {
  const { id: applicationId, organizationName, servingArea } = application;
  const send = async ({ place, radiusMiles, mealsPerWeek, coldStorage }: OrganizationForm) => {
    const body = { decision: 'approve' as const, place, radiusMiles, mealsPerWeek, coldStorage };
    const deciding = call(decideAidApplication, { params: { applicationId }, body });
    if (await unlessDecided(deciding, words.decidedMeanwhile))
      toast({ ...words.approved(organizationName), kind: 'good' });
    onClose();
  };
  return (
    <SettingsDialog
      title={words.approveTitle(organizationName)}
      lead={words.approveText}
      defaults={{
        place: servingArea,
        radiusMiles: ORGANIZATION_RADIUS_MILES.usual,
        mealsPerWeek: 100,
        coldStorage: [],
        contact: {
          name: application.contactName,
          email: application.contactEmail,
          phone: application.contactPhone,
        },
        state: 'active',
      }}
      isNew
      submit={words.approve}
      busy={words.approving}
      send={send}
      onClose={onClose}
    />
  );
}

function Refusal({ application: { id: applicationId, organizationName }, onClose }: OneDialogProps) {
  return (
    <DeclineDialog
      title={words.declineTitle(organizationName)}
      text={words.declineText}
      reasonHint={words.reasonHint}
      schema={declineBody}
      send={async (body) => {
        const deciding = call(decideAidApplication, { params: { applicationId }, body });
        if (await unlessDecided(deciding, words.decidedMeanwhile))
          toast({ ...words.declined(organizationName), kind: 'good' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
