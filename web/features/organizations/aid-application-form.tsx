import { type ReactNode, useState } from 'react';
import { entriesOf } from '#shared/names-of.ts';
import { createAidApplication } from '#shared/organizations/application-endpoints.ts';
import { type AidApplicationBody, aidApplicationBody } from '#shared/organizations/application-schemas.ts';
import * as words from '#words/organizations/application.ts';
import { Button } from '../../components/button.tsx';
import { FormErrors, LongTextField, SelectField, TextField } from '../../components/forms/bound-fields.tsx';
import { type FieldControl, FieldError } from '../../components/forms/field.tsx';
import { FormDone } from '../../components/forms/form-done.tsx';
import { PageFormFoot } from '../../components/forms/form-foot.tsx';
import { Checkbox } from '../../components/forms/inputs.tsx';
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

/** Fields of the form, in their order. */
const CONTACT = [
  { name: 'contactName', label: words.contactName, autoComplete: 'name' },
  { name: 'contactEmail', label: words.contactEmail, type: 'email', autoComplete: 'email' },
  { name: 'contactPhone', label: words.contactPhone, optional: true, type: 'tel', autoComplete: 'tel' },
] as const;
const LONG = [
  { name: 'currentCapacity', label: words.currentCapacity, hint: words.currentCapacityHint },
  { name: 'experience', label: words.experience, hint: words.experienceHint },
  { name: 'availability', label: words.availability, hint: words.availabilityHint },
  { name: 'questions', label: words.questions, optional: true },
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
      <FormErrors form={form} />
      {CONTACT.map((field) => (
        <TextField key={field.name} form={form} {...field} />
      ))}
      <TextField
        form={form}
        name="organizationName"
        label={words.organizationName}
        autoComplete="organization"
      />
      <SelectField
        form={form}
        name="organizationType"
        label={words.organizationType}
        choose={words.chooseType}
        options={entriesOf(words.organizationTypes)}
      />
      <TextField
        form={form}
        name="organizationWebsite"
        label={words.organizationWebsite}
        optional
        type="url"
        autoComplete="url"
      />
      <TextField form={form} name="servingArea" label={words.servingArea} />
      {LONG.map((field) => (
        <LongTextField key={field.name} form={form} {...field} />
      ))}
      <Terms id={form.idOf('termsAccepted')} error={form.errorOf('termsAccepted')}>
        {(control) => (
          <Checkbox {...control} {...form.register('termsAccepted')} label={words.termsAccepted} />
        )}
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
  id: string;
  error: string | undefined;
  children(control: FieldControl): ReactNode;
}

function Terms({ id, error, children }: TermsProps) {
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
