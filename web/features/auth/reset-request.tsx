import { useForm } from 'react-hook-form';
import { askForReset as rules } from '#shared/accounts/sign-in.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { TextInput } from '../../components/inputs.tsx';
import { issuesBy, resolverOf } from '../../lib/form-rules.ts';
import { Panel } from './panel.tsx';
import { askForReset, refusalOf } from './user-pool.ts';

const resolver = resolverOf<{ email: string }>(issuesBy(rules));

interface ResetRequestProps {
  email: string;
  /** The pool says the same whether or not it knows the address. */
  onSent(email: string): void;
  onBack(): void;
}

export function ResetRequest({ email, onSent, onBack }: ResetRequestProps) {
  const { register, handleSubmit, formState, setError } = useForm({ resolver, defaultValues: { email } });
  const submit = handleSubmit(async (values) => {
    const address = values.email.trim().toLowerCase();
    try {
      await askForReset(address);
      onSent(address);
    } catch (error) {
      const message = refusalOf(error)?.message ?? 'An unexpected error occurred.';
      setError('email', { message }, { shouldFocus: true });
    }
  });
  return (
    <Panel title="Reset your password" lead="We send you a code with which you choose a new one.">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label="Email" error={formState.errors.email?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <div className="grid gap-3">
          <Button
            type="submit"
            variant="primary"
            size="large"
            wide
            busy={formState.isSubmitting ? 'Sending...' : undefined}
          >
            Send the code
          </Button>
          <Button variant="quiet" onClick={onBack} className="justify-self-center">
            Back to Login
          </Button>
        </div>
      </form>
    </Panel>
  );
}
