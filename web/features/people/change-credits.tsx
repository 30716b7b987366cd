import { useState } from 'react';
import { CLAIM_REASON_LENGTH } from '#shared/limits.ts';
import { grantCredits, takeCredits } from '#shared/people/endpoints.ts';
import { type CreditsBody, creditsBody } from '#shared/people/schemas.ts';
import * as words from '#words/people/people.ts';
import { Button } from '../../components/button.tsx';
import { LongTextField, NumberField } from '../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../components/forms/form-foot.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import type { PersonProps } from './person-props.ts';

const WAYS = {
  grant: { endpoint: grantCredits, sign: 1 },
  take: { endpoint: takeCredits, sign: -1 },
} as const;

interface ChangeCreditsProps extends PersonProps {
  credits: number;
}

/** Adds credits to a fisherman's, or takes some back. */
export function ChangeCredits(props: ChangeCreditsProps) {
  const [way, setWay] = useState<keyof typeof WAYS>();
  return (
    <p className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => setWay('grant')}>
        {words.changeCredits.grant.open}
      </Button>
      {props.credits > 0 && (
        <Button variant="secondary" onClick={() => setWay('take')}>
          {words.changeCredits.take.open}
        </Button>
      )}
      {way && <CreditsDialog {...props} way={way} onClose={() => setWay(undefined)} />}
    </p>
  );
}

interface CreditsDialogProps extends ChangeCreditsProps {
  way: keyof typeof WAYS;
  onClose(): void;
}

/** Says how many there will be before anything changes. */
function CreditsDialog({ person, credits, reload, way, onClose }: CreditsDialogProps) {
  const { userId, name } = person;
  const { endpoint, sign } = WAYS[way];
  const { open, title, label, busy } = words.changeCredits[way];
  const form = useContractForm<CreditsBody, CreditsBody>({
    schema: creditsBody,
    defaults: { credits: way === 'grant' ? 5 : 1, reason: '' },
    creates: `credits.${way}.${userId}`,
    async send(body, idempotencyKey) {
      const changed = await call(endpoint, { params: { userId }, body, idempotencyKey });
      await reload();
      toast({ title: words.granted(changed.credits), kind: 'good' });
      onClose();
    },
  });
  const after = credits + sign * form.watch('credits');
  return (
    <Dialog onClose={onClose} title={title(name)}>
      <DialogForm form={form} submit={open} busy={busy} onCancel={onClose}>
        <NumberField form={form} name="credits" label={label} />
        <LongTextField
          form={form}
          name="reason"
          label={words.reason}
          hint={words.creditsReasonHint}
          rows={3}
          limit={CLAIM_REASON_LENGTH}
        />
        {after >= 0 && <p role="status">{words.creditsChange(credits, after)}</p>}
      </DialogForm>
    </Dialog>
  );
}
