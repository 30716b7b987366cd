import { useId, useState } from 'react';
import { RATING_LENGTH } from '#shared/limits.ts';
import { answerRating } from '#shared/ratings/endpoints.ts';
import { answerBody } from '#shared/ratings/schemas.ts';
import * as words from '#words/ratings/ratings.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { DialogFoot } from '../../components/forms/form-foot.tsx';
import { TextArea } from '../../components/forms/inputs.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { UnlessSuspended } from '../../parts/moderation/unless-suspended.tsx';

interface AnswerProps {
  ratingId: string;
  onAnswered(): unknown;
}

/** For the fisherman who was rated. */
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
  const id = useId();
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
  const answer = form.watch('answer');
  return (
    <Dialog open onClose={onClose} title={words.answerTo}>
      <UnlessSuspended>
        <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
          <Field
            label={words.answer}
            hint={words.answerHint}
            id={`${id}-answer`}
            error={form.errorOf('answer')}
          >
            {(control) => (
              <TextArea
                {...control}
                {...form.register('answer')}
                limit={RATING_LENGTH}
                length={answer.length}
              />
            )}
          </Field>
          <DialogFoot
            form={form}
            submit={words.sendAnswer}
            disabled={answer.trim() === ''}
            onCancel={onClose}
          />
        </form>
      </UnlessSuspended>
    </Dialog>
  );
}
