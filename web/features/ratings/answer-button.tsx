import { useState } from 'react';
import { RATING_LENGTH } from '#shared/limits.ts';
import { answerRating } from '#shared/ratings/endpoints.ts';
import { answerBody } from '#shared/ratings/schemas.ts';
import * as words from '#words/ratings/ratings.ts';
import { Button } from '../../components/button.tsx';
import { LongTextField } from '../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../components/forms/form-foot.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { UnlessSuspended } from '../../parts/moderation/unless-suspended.tsx';

interface AnswerProps {
  ratingId: string;
  onAnswered(): unknown;
}

/** Lets the rated fisherman reply. */
export function AnswerButton({ ratingId, onAnswered }: AnswerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {words.answerIt}
      </Button>
      {isOpen && <AnswerDialog ratingId={ratingId} onAnswered={onAnswered} onClose={() => setOpen(false)} />}
    </>
  );
}

function AnswerDialog({ ratingId, onAnswered, onClose }: AnswerProps & { onClose(): void }) {
  const form = useContractForm({
    schema: answerBody,
    defaults: { answer: '' },
    async send(body) {
      await call(answerRating, { params: { ratingId }, body });
      toast({ title: words.answered, kind: 'good' });
      onAnswered();
      onClose();
    },
  });
  return (
    <Dialog onClose={onClose} title={words.answerTo}>
      <UnlessSuspended>
        <DialogForm
          form={form}
          submit={words.sendAnswer}
          disabled={form.watch('answer').trim() === ''}
          onCancel={onClose}
        >
          <LongTextField
            form={form}
            name="answer"
            label={words.answer}
            hint={words.answerHint}
            limit={RATING_LENGTH}
          />
        </DialogForm>
      </UnlessSuspended>
    </Dialog>
  );
}
