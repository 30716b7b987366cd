import type * as z from 'zod/mini';
import { SCOPES } from '#shared/contract/scopes.ts';
import { keyBody } from '#shared/keys/schemas.ts';
import * as words from '#words/keys/settings.ts';
import { Button } from '../../components/button.tsx';
import { FormErrors, TextField } from '../../components/forms/bound-fields.tsx';
import { FormFailure } from '../../components/forms/form-foot.tsx';
import { Checkbox } from '../../components/forms/inputs.tsx';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';

type KeyBody = z.output<typeof keyBody>;

interface KeyFormProps {
  organizationId: string;
  send(body: KeyBody, idempotencyKey: string): Promise<void>;
}

const EMPTY: KeyBody = { name: '', scopes: ['pledges:read'] };

/** Makes an API key. */
export function KeyForm({ organizationId, send }: KeyFormProps) {
  const form = useContractForm<KeyBody, KeyBody>({
    schema: keyBody,
    defaults: EMPTY,
    creates: `key.${organizationId}`,
    async send(body, idempotencyKey) {
      await send(body, idempotencyKey);
      form.reset(EMPTY);
    },
  });
  const noScope = form.errorOf('scopes');
  return (
    <form onSubmit={form.submit} noValidate className="flex max-w-form flex-col gap-4">
      <h3 className="text-lg font-semibold">{words.makeTitle}</h3>
      <FormErrors form={form} />
      <TextField form={form} name="name" label={words.name} hint={words.nameHint} autoComplete="off" />
      <fieldset id={form.idOf('scopes')} tabIndex={-1}>
        <legend className="font-semibold">{words.allowed}</legend>
        {SCOPES.map((scope) => (
          <Checkbox key={scope} {...form.register('scopes')} value={scope} label={words.scopes[scope]} />
        ))}
        {noScope !== undefined && <p className="font-medium text-bad">{noScope}</p>}
      </fieldset>
      <FormFailure failure={form.failure} />
      <Button
        type="submit"
        variant="secondary"
        className="self-start"
        busy={form.formState.isSubmitting ? words.making : undefined}
      >
        {words.make}
      </Button>
    </form>
  );
}
