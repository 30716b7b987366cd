import type { AidApplication } from '#shared/aid/schemas.ts';
import { ORGANIZATION_RADIUS_MILES } from '#shared/limits.ts';
import { decideAidApplication } from '#shared/organizations/admin-endpoints.ts';
import { type DeclineBody, declineBody } from '#shared/organizations/review.ts';
import type { OrganizationForm } from '#shared/organizations/schemas.ts';
import * as words from '#words/aid-review.ts';
import { cancel } from '#words/form.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { FormFoot } from '../../components/form-foot.tsx';
import { TextArea } from '../../components/inputs.tsx';
import { toast } from '../../components/toast.tsx';
import { ApiError, call } from '../../lib/api-client.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
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

/** Another manager may have been quicker: then the list is read again. */
async function unlessDecided(deciding: Promise<unknown>, onClose: () => void): Promise<boolean> {
  try {
    await deciding;
    return true;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
    toast({ title: words.decidedMeanwhile, description: error.message, kind: 'bad' });
    onClose();
    return false;
  }
}

function Approval({ application, onClose }: OneDialogProps) {
  const { id: applicationId, organizationName, servingArea } = application;
  const send = async ({ place, radiusMiles, mealsPerWeek, coldStorage }: OrganizationForm) => {
    const body = { decision: 'approve' as const, place, radiusMiles, mealsPerWeek, coldStorage };
    const deciding = call(decideAidApplication, { params: { applicationId }, body });
    if (!(await unlessDecided(deciding, onClose))) return;
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
  const form = useContractForm<DeclineBody, DeclineBody>({
    schema: declineBody,
    defaults: { decision: 'decline', reason: '' },
    async send(body) {
      const deciding = call(decideAidApplication, { params: { applicationId }, body });
      if (!(await unlessDecided(deciding, onClose))) return;
      toast({ ...words.declined(organizationName), kind: 'good' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={words.declineTitle(organizationName)}>
      <form onSubmit={form.submit} noValidate className="flex flex-col gap-5">
        <p className="text-muted">{words.declineText}</p>
        <Field label={words.reason} optional hint={words.reasonHint} error={form.errorOf('reason')}>
          {(control) => <TextArea {...form.register('reason')} {...control} />}
        </Field>
        <FormFoot failure={form.failure} className="justify-end">
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            type="submit"
            variant="danger"
            busy={form.formState.isSubmitting ? words.declining : undefined}
          >
            {words.decline}
          </Button>
        </FormFoot>
      </form>
    </Dialog>
  );
}
