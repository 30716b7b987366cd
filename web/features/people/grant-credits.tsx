import { grantCredits } from '#shared/people/endpoints.ts';
import { type CreditsBody, creditsBody } from '#shared/people/schemas.ts';
import * as words from '#words/people/people.ts';
import { Button } from '../../components/button.tsx';
import { NumberField } from '../../components/forms/bound-fields.tsx';
import { FormFailure } from '../../components/forms/form-foot.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';

interface GrantCreditsProps {
  userId: string;
  reload(): Promise<void>;
}

/** Gives a fisherman credits beside those they have. */
export function GrantCredits({ userId, reload }: GrantCreditsProps) {
  const form = useContractForm<CreditsBody, CreditsBody>({
    schema: creditsBody,
    defaults: { credits: 5 },
    creates: `credits.${userId}`,
    async send(body, idempotencyKey) {
      const { credits } = await call(grantCredits, { params: { userId }, body, idempotencyKey });
      await reload();
      toast({ title: words.granted(credits), kind: 'good' });
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-44 flex-1">
          <NumberField form={form} name="credits" label={words.creditsToGive} />
        </div>
        <Button
          type="submit"
          variant="secondary"
          size="large"
          busy={form.formState.isSubmitting ? words.granting : undefined}
        >
          {words.grant}
        </Button>
      </div>
      <FormFailure failure={form.failure} />
    </form>
  );
}
