import { useState } from 'react';
import { createAidApplication } from '#shared/aid/endpoints.ts';
import { type AidApplicationBody, aidApplicationBody, ORGANIZATION_TYPES } from '#shared/aid/schemas.ts';
import { Button } from '../../components/button.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { Field } from '../../components/field.tsx';
import { Checkbox, Select, TextArea, TextInput } from '../../components/inputs.tsx';
import { toast } from '../../components/toast.tsx';
import { call } from '../../lib/api-client.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';

type Values = Omit<AidApplicationBody, 'organizationType' | 'termsAccepted'> & {
  organizationType: AidApplicationBody['organizationType'] | '';
  termsAccepted: boolean;
};

const EMPTY: Values = {
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  organizationName: '',
  organizationType: '',
  organizationWebsite: '',
  servingArea: '',
  currentCapacity: '',
  experience: '',
  availability: '',
  questions: '',
  termsAccepted: false,
};
const idOf = (path: string) => `aid-${path}`;

/** The texts of the form, in their order. */
const LONG = [
  {
    name: 'currentCapacity',
    label: 'Current capacity',
    hint: 'How many people you serve, and what you can keep cold.',
  },
  { name: 'experience', label: 'Experience', hint: 'What you have done so far.' },
  { name: 'availability', label: 'Availability', hint: 'When someone can collect.' },
] as const;

export function AidApplicationForm() {
  const [submitted, setSubmitted] = useState<string>();
  const form = useContractForm<Values, AidApplicationBody>({
    schema: aidApplicationBody,
    defaults: EMPTY,
    async send(body, idempotencyKey) {
      const { id } = await call(createAidApplication, { body, idempotencyKey });
      form.reset(EMPTY);
      setSubmitted(id);
      toast({ title: 'Application Submitted!', description: `Your application id is ${id}.`, kind: 'good' });
    },
  });
  const { register, errorOf } = form;
  const text = (
    name: 'contactName' | 'organizationName' | 'servingArea',
    label: string,
    autoComplete?: string,
  ) => (
    <Field label={label} id={idOf(name)} error={errorOf(name)}>
      {(control) => <TextInput {...control} {...register(name)} autoComplete={autoComplete} />}
    </Field>
  );
  if (submitted) return <Submitted id={submitted} onAgain={() => setSubmitted(undefined)} />;
  return (
    <form
      onSubmit={(event) => {
        if (!form.getValues('termsAccepted')) {
          const description = 'Please agree to the terms and conditions to continue.';
          toast({ title: 'Terms Required', description, kind: 'bad' });
        }
        return form.submit(event);
      }}
      noValidate
      className="flex max-w-form flex-col gap-5"
    >
      <ErrorSummary issues={form.issues} idOf={idOf} />
      {text('contactName', 'Your name', 'name')}
      <Field label="Your email" id={idOf('contactEmail')} error={errorOf('contactEmail')}>
        {(control) => (
          <TextInput {...control} {...register('contactEmail')} type="email" autoComplete="email" />
        )}
      </Field>
      <Field label="Phone" optional id={idOf('contactPhone')} error={errorOf('contactPhone')}>
        {(control) => <TextInput {...control} {...register('contactPhone')} type="tel" autoComplete="tel" />}
      </Field>
      {text('organizationName', 'Organization name', 'organization')}
      <Field label="Organization type" id={idOf('organizationType')} error={errorOf('organizationType')}>
        {(control) => (
          <Select {...control} {...register('organizationType')}>
            <option value="">Choose one</option>
            {Object.entries(ORGANIZATION_TYPES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Website" optional id={idOf('organizationWebsite')} error={errorOf('organizationWebsite')}>
        {(control) => (
          <TextInput {...control} {...register('organizationWebsite')} type="url" autoComplete="url" />
        )}
      </Field>
      {text('servingArea', 'Serving area')}
      {LONG.map(({ name, label, hint }) => (
        <Field key={name} label={label} hint={hint} id={idOf(name)} error={errorOf(name)}>
          {(control) => <TextArea {...control} {...register(name)} />}
        </Field>
      ))}
      <Field label="Questions" optional id={idOf('questions')} error={errorOf('questions')}>
        {(control) => <TextArea {...control} {...register('questions')} />}
      </Field>
      <Terms error={errorOf('termsAccepted')}>
        <Checkbox
          {...register('termsAccepted')}
          id={idOf('termsAccepted')}
          label="I agree to the terms and conditions."
        />
      </Terms>
      {form.failure && (
        <p role="alert" className="font-medium text-bad">
          Submission Failed. {form.failure} What you typed is still here.
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={form.formState.isSubmitting ? 'Submitting...' : undefined}
      >
        Submit application
      </Button>
    </form>
  );
}

function Terms({ error, children }: { error: string | undefined; children: React.ReactNode }) {
  return (
    <div>
      {children}
      <p className="text-sm text-muted">
        Read the{' '}
        <a href="/terms" target="_blank" rel="noreferrer" className="text-link">
          terms (opens a new tab)
        </a>
        .
      </p>
      {error && <p className="text-sm font-medium text-bad">{error}</p>}
    </div>
  );
}

function Submitted({ id, onAgain }: { id: string; onAgain(): void }) {
  return (
    <div role="status" className="flex max-w-form flex-col items-start gap-3">
      <h2 className="text-xl">Application Submitted!</h2>
      <p>
        Your application id is <strong className="break-all">{id}</strong>. We have sent you a mail and will
        write to you about it.
      </p>
      <Button onClick={onAgain}>Submit another application</Button>
    </div>
  );
}
