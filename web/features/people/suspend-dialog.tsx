import { suspendUser } from '#shared/admin/endpoints.ts';
import { type SuspensionBody, suspensionBody } from '#shared/admin/schemas.ts';
import { REPORT_NOTE_LENGTH } from '#shared/limits.ts';
import * as words from '#words/people.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { DialogFoot } from '../../components/form-foot.tsx';
import { TextArea } from '../../components/inputs.tsx';
import { SuspensionEnd } from '../../components/suspension-end.tsx';
import { toast } from '../../components/toast.tsx';
import { call } from '../../lib/api-client.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
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
