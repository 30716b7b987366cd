import { answerInvitationRequest } from '#shared/invitations/endpoints.ts';
import { requestAnswerBody } from '#shared/invitations/schemas.ts';
import { INVITATION_ANSWER_LENGTH } from '#shared/limits.ts';
import * as words from '#words/invitations/requests.ts';
import { LongTextField } from '../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../components/forms/form-foot.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import type { RequestDialogProps } from './request-dialogs.tsx';

/** Replies by email; the request stays unchanged. */
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
  return (
    <Dialog onClose={onClose} title={words.writeBackTo(name)}>
      <DialogForm
        form={form}
        submit={words.sendAnswer}
        disabled={form.watch('text').trim() === ''}
        onCancel={onClose}
      >
        <p className="text-muted">{words.answerText(email)}</p>
        <LongTextField form={form} name="text" label={words.answer} limit={INVITATION_ANSWER_LENGTH} />
      </DialogForm>
    </Dialog>
  );
}
