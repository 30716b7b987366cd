import { type ReactNode, useState } from 'react';
import { createAidApplication } from '#shared/organizations/application-endpoints.ts';
import { type AidApplicationBody, aidApplicationBody } from '#shared/organizations/application-schemas.ts';
import * as words from '#words/organizations/application.ts';
import { Button } from '../../components/button.tsx';
import { ErrorSummary } from '../../components/forms/error-summary.tsx';
import { Field, type FieldControl, FieldError } from '../../components/forms/field.tsx';
import { FormDone } from '../../components/forms/form-done.tsx';
import { PageFormFoot } from '../../components/forms/form-foot.tsx';
import { Checkbox, Select, TextArea, TextInput } from '../../components/forms/inputs.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { newTabLink } from '../../components/text/new-tab-link.tsx';
import { RichText } from '../../components/text/rich-text.tsx';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { PATHS } from '../../lib/navigation/paths.ts';

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
  { name: 'currentCapacity', label: words.currentCapacity, hint: words.currentCapacityHint },
  { name: 'experience', label: words.experience, hint: words.experienceHint },
  { name: 'availability', label: words.availability, hint: words.availabilityHint },
] as const;

export function AidApplicationForm() {
  const [submitted, setSubmitted] = useState<string>();
  const form = useContractForm<Values, AidApplicationBody>({
    schema: aidApplicationBody,
    defaults: EMPTY,
    creates: 'aid-application',
    async send(body, idempotencyKey) {
      const { id } = await call(createAidApplication, { body, idempotencyKey }).catch((error) => {
        if (error instanceof ApiError && (error.status ?? 0) >= 500)
          toast({ ...words.notSaved(error.message), kind: 'bad' });
        throw error;
      });
      form.reset(EMPTY);
      setSubmitted(id);
      toast({ title: words.submitted, description: words.submittedToast(id), kind: 'good' });
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
          toast({ ...words.termsRequired, kind: 'bad' });
        }
        return form.submit(event);
      }}
      noValidate
      className="flex max-w-form flex-col gap-5"
    >
      <ErrorSummary issues={form.issues} idOf={idOf} attempt={form.formState.submitCount} />
      {text('contactName', words.contactName, 'name')}
      <Field label={words.contactEmail} id={idOf('contactEmail')} error={errorOf('contactEmail')}>
        {(control) => (
          <TextInput {...control} {...register('contactEmail')} type="email" autoComplete="email" />
        )}
      </Field>
      <Field label={words.contactPhone} optional id={idOf('contactPhone')} error={errorOf('contactPhone')}>
        {(control) => <TextInput {...control} {...register('contactPhone')} type="tel" autoComplete="tel" />}
      </Field>
      {text('organizationName', words.organizationName, 'organization')}
      <Field label={words.organizationType} id={idOf('organizationType')} error={errorOf('organizationType')}>
        {(control) => (
          <Select {...control} {...register('organizationType')}>
            <option value="">{words.chooseType}</option>
            {Object.entries(words.organizationTypes).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={words.organizationWebsite}
        optional
        id={idOf('organizationWebsite')}
        error={errorOf('organizationWebsite')}
      >
        {(control) => (
          <TextInput {...control} {...register('organizationWebsite')} type="url" autoComplete="url" />
        )}
      </Field>
      {text('servingArea', words.servingArea)}
      {LONG.map(({ name, label, hint }) => (
        <Field key={name} label={label} hint={hint} id={idOf(name)} error={errorOf(name)}>
          {(control) => <TextArea {...control} {...register(name)} />}
        </Field>
      ))}
      <Field label={words.questions} optional id={idOf('questions')} error={errorOf('questions')}>
        {(control) => <TextArea {...control} {...register('questions')} />}
      </Field>
      <Terms error={errorOf('termsAccepted')}>
        {(control) => <Checkbox {...control} {...register('termsAccepted')} label={words.termsAccepted} />}
      </Terms>
      <PageFormFoot
        form={form}
        failure={form.failure && words.failed(form.failure)}
        submit={words.submit}
        busy={words.submitting}
      />
    </form>
  );
}

interface TermsProps {
  error: string | undefined;
  children(control: FieldControl): ReactNode;
}

function Terms({ error, children }: TermsProps) {
  const id = idOf('termsAccepted');
  const errorId = `${id}-error`;
  return (
    <div className="grid gap-1.5">
      <div>
        {children({
          id,
          ...(error !== undefined && { 'aria-describedby': errorId, 'aria-invalid': true as const }),
        })}
        <p className="text-sm text-muted">
          <RichText text={words.readTerms} tags={{ terms: newTabLink(PATHS.terms) }} />
        </p>
      </div>
      <FieldError id={errorId} message={error} />
    </div>
  );
}

function Submitted({ id, onAgain }: { id: string; onAgain(): void }) {
  return (
    <FormDone>
      <h2 className="text-xl">{words.submitted}</h2>
      <p>
        <RichText
          text={words.submittedText}
          tags={{ id: () => <strong className="break-all">{id}</strong> }}
        />
      </p>
      <Button onClick={onAgain}>{words.another}</Button>
    </FormDone>
  );
}
