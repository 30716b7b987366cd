import type * as z from 'zod/mini';
import type { Scope } from '#shared/contract/scopes.ts';
import * as words from '#words/keys/settings.ts';
import { Button } from '../../components/button.tsx';
import { FormErrors, TextField } from '../../components/forms/bound-fields.tsx';
import { FormFailure } from '../../components/forms/form-foot.tsx';
import { Checkbox } from '../../components/forms/inputs.tsx';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';

export interface KeyBody<Allowed extends Scope> {
  name: string;
  scopes: Allowed[];
}

export interface KeyFormProps<Allowed extends Scope> {
  texts: { name: string; nameHint: string };
  scopes: readonly Allowed[];
  /** The contract's schema of a new key. */
  schema: z.ZodMiniType<KeyBody<Allowed>, unknown>;
  /** The subject of a new key, for its Idempotency-Key. */
  creates: string;
  send(body: KeyBody<Allowed>, idempotencyKey: string): Promise<void>;
}

const EMPTY: KeyBody<Scope> = { name: '', scopes: ['pledges:read'] };

/** Makes an API key. */
export function KeyForm<Allowed extends Scope>({
  texts,
  scopes,
  schema,
  creates,
  send,
}: KeyFormProps<Allowed>) {
  const form = useContractForm<KeyBody<Scope>, KeyBody<Allowed>>({
    schema,
    defaults: EMPTY,
    creates,
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
      <TextField form={form} name="name" label={texts.name} hint={texts.nameHint} autoComplete="off" />
      <fieldset id={form.idOf('scopes')} tabIndex={-1}>
        <legend className="font-semibold">{words.allowed}</legend>
        {scopes.map((scope) => (
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
