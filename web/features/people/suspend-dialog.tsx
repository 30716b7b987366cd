import { REPORT_NOTE_LENGTH } from '#shared/limits.ts';
import { suspendUser } from '#shared/people/endpoints.ts';
import { type SuspensionBody, suspensionBody } from '#shared/people/schemas.ts';
import * as words from '#words/people/people.ts';
import { LongTextField } from '../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../components/forms/form-foot.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { ReadyTextPicker } from '../../parts/moderation/ready-text-picker.tsx';
import { SuspensionEnd } from '../../parts/moderation/suspension-end.tsx';
import type { PersonProps } from './person-props.ts';

/** Suspends a person, with a reason and an end. */
export function SuspendDialog({ person, reload, onClose }: PersonProps & { onClose(): void }) {
  const { userId, name, suspension } = person;
  const form = useContractForm<SuspensionBody, SuspensionBody>({
    schema: suspensionBody,
    defaults: { reason: suspension?.reason ?? '' },
    async send(body) {
      await call(suspendUser, { params: { userId }, body });
      await reload();
      toast({ title: words.wasSuspended(name), kind: 'good' });
      onClose();
    },
  });
  return (
    <Dialog onClose={onClose} title={words.suspendTitle(name)}>
      <DialogForm
        form={form}
        submit={words.suspend}
        busy={words.suspending}
        variant="danger"
        onCancel={onClose}
      >
        <p className="text-muted">{words.suspendText}</p>
        <ReadyTextPicker onPick={(text) => form.setValue('reason', text, { shouldValidate: true })} />
        <LongTextField
          form={form}
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          limit={REPORT_NOTE_LENGTH}
        />
        <SuspensionEnd onChange={(until) => form.setValue('until', until)} error={form.errorOf('until')} />
      </DialogForm>
    </Dialog>
  );
}
