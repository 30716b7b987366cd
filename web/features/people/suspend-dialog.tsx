import { REPORT_NOTE_LENGTH } from '#shared/limits.ts';
import { suspendUser } from '#shared/people/endpoints.ts';
import { type SuspensionBody, suspensionBody } from '#shared/people/schemas.ts';
import * as words from '#words/people/people.ts';
import { Field } from '../../components/forms/field.tsx';
import { DialogFoot } from '../../components/forms/form-foot.tsx';
import { TextArea } from '../../components/forms/inputs.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { SuspensionEnd } from '../../parts/moderation/suspension-end.tsx';
import type { PersonProps } from './person-props.ts';

/** Says why somebody is suspended, and until when. */
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
    <Dialog open onClose={onClose} title={words.suspendTitle(name)}>
      <form onSubmit={form.submit} noValidate className="flex flex-col gap-5">
        <p className="text-muted">{words.suspendText}</p>
        <Field label={words.reason} hint={words.reasonHint} error={form.errorOf('reason')}>
          {(control) => (
            <TextArea
              {...form.register('reason')}
              {...control}
              limit={REPORT_NOTE_LENGTH}
              length={form.watch('reason').length}
            />
          )}
        </Field>
        <SuspensionEnd onChange={(until) => form.setValue('until', until)} error={form.errorOf('until')} />
        <DialogFoot
          form={form}
          submit={words.suspend}
          busy={words.suspending}
          variant="danger"
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
