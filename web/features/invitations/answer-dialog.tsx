import { answerInvitationRequest } from '#shared/invitations/endpoints.ts';
import { requestAnswerBody } from '#shared/invitations/schemas.ts';
import { INVITATION_ANSWER_LENGTH } from '#shared/limits.ts';
import * as words from '#words/invitations/requests.ts';
import { Field } from '../../components/forms/field.tsx';
import { DialogFoot } from '../../components/forms/form-foot.tsx';
import { TextArea } from '../../components/forms/inputs.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import type { RequestDialogProps } from './request-dialogs.tsx';

/** Writes back by mail; the request stays as it is. */
export function AnswerDialog({ request: { id: requestId, name, email }, onClose }: RequestDialogProps) {
  const form = useContractForm({
    schema: requestAnswerBody,
    defaults: { text: '' },
    creates: `invitation-answer.${requestId}`,
    async send(body, idempotencyKey) {
      await call(answerInvitationRequest, { params: { requestId }, body, idempotencyKey });
      toast({ ...words.answerSent(name), kind: 'good' });
      onClose();
    },
  });
  const text = form.watch('text');
  return (
    <Dialog open onClose={onClose} title={words.writeBackTo(name)}>
      <form onSubmit={form.submit} noValidate className="flex flex-col gap-5">
        <p className="text-muted">{words.answerText(email)}</p>
        <Field label={words.answer} error={form.errorOf('text')}>
          {(control) => (
            <TextArea
              {...form.register('text')}
              {...control}
              limit={INVITATION_ANSWER_LENGTH}
              length={text.length}
            />
          )}
        </Field>
        <DialogFoot form={form} submit={words.sendAnswer} disabled={text.trim() === ''} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
