import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { PASSWORD_MISMATCH, type SignUpForm, signUpIssues } from '#shared/accounts/sign-up.ts';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { Button } from '../../components/button.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { Stepper } from '../../components/stepper.tsx';
import { toast } from '../../components/toast.tsx';
import { DetailsStep, fieldId } from './details-step.tsx';
import { resolverOf } from './form-rules.ts';
import { OrganizationStep } from './organization-step.tsx';
import { ProfileTypeStep } from './profile-type-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { detailFields, FIELD_LABELS, keepDraft, recallDraft, type Step } from './sign-up-draft.ts';
import { useSignUp } from './use-sign-up.ts';
import type { Verification } from './verification.ts';

const STEPS = ['Who you are', 'Your details', 'Review and confirm'] as const;
const resolver = resolverOf(signUpIssues);

/** Step 4, the notice that a mail was sent, is the page's: Login leads to it too. */
export function SignUpWizard({ onSignedUp }: { onSignedUp(person: Verification): void }) {
  const [draft] = useState(recallDraft);
  const [step, setStep] = useState<Step>(draft.step);
  const [organization, setOrganization] = useState(draft.organization);
  const [isListing, setListing] = useState(false);
  const fields = useForm({ resolver, defaultValues: draft.form, mode: 'onTouched' });
  const form = useWatch({ control: fields.control }) as SignUpForm;
  const { errors } = fields.formState;
  const heading = useStepHeading(`${step} ${organization}`);

  useEffect(() => keepDraft({ step, organization, form }), [step, organization, form]);

  const go = (next: Step) => {
    setListing(false);
    setStep(next);
  };
  const { isBusy, send } = useSignUp({
    onSignedUp,
    onFieldRefused(field, message) {
      setStep(2);
      fields.setError(field, { message });
      setListing(true);
    },
  });

  const isMember = form.profileType === 'organization_user';
  const isChoosingOrganization = step === 2 && isMember && organization === '';
  const names = namesOf(step, form);
  const missing = blockersOf(step, form, names);
  const isReady = missing.length === 0;

  const next = async () => {
    if (step === 1) return go(2);
    if (form.password !== form.confirmPassword) {
      toast({ title: 'Password Mismatch', description: PASSWORD_MISMATCH, kind: 'bad' });
      setStep(2);
      return showErrors();
    }
    if (step === 2) return go(3);
    await send(form);
  };
  const back = () => {
    if (step === 2 && organization !== '') return setOrganization('');
    go(step === 3 ? 2 : 1);
  };
  const showErrors = async () => {
    await fields.trigger(detailFields(form.profileType));
    setListing(true);
  };
  // A disabled button swallows the Enter key without a word; say what is missing instead.
  const explain = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || !isField || isReady) return;
    event.preventDefault();
    void (step === 1 ? fields.trigger('profileType') : showErrors());
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isBusy) void next();
      }}
      onKeyDown={explain}
      className="grid gap-5"
    >
      <Stepper step={step} steps={STEPS} />
      {isListing && step === 2 && <ErrorSummary issues={listedOf(names, errors)} idOf={fieldId} />}
      <h2 ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
        {STEPS[step - 1]}
      </h2>
      {step === 1 && (
        <ProfileTypeStep
          value={form.profileType}
          onChange={(type) => {
            setOrganization('');
            fields.setValue('profileType', type, { shouldValidate: true });
          }}
          error={errors.profileType?.message}
        />
      )}
      {isChoosingOrganization && <OrganizationStep onChoose={setOrganization} />}
      {step === 2 && !isChoosingOrganization && (
        <DetailsStep form={form} register={fields.register} errors={errors} />
      )}
      {step === 3 && <ReviewStep form={form} onChange={go} />}
      {step === 2 && !isChoosingOrganization && !isReady && (
        <p className="text-muted">Still needed: {missing.map((name) => FIELD_LABELS[name]).join(', ')}</p>
      )}
      <div className="flex gap-3">
        <Button variant="secondary" size="large" disabled={step === 1 || isBusy} onClick={back}>
          Back
        </Button>
        {!isChoosingOrganization && (
          <Button
            type="submit"
            variant="primary"
            size="large"
            className="flex-1"
            disabled={!isReady}
            busy={isBusy ? 'Creating account...' : undefined}
          >
            {step === 3 ? 'Create Account' : 'Next'}
          </Button>
        )}
      </div>
    </form>
  );
}

function namesOf(step: Step, form: SignUpForm): readonly (keyof SignUpForm)[] {
  return step === 1 ? ['profileType'] : detailFields(form.profileType);
}

/**
 * The fields that keep the step from being left. Whether the passwords match is asked when it is left: until then the second one may still
 * be on its way.
 */
function blockersOf(
  step: Step,
  form: SignUpForm,
  names: readonly (keyof SignUpForm)[],
): (keyof SignUpForm)[] {
  const wrong = new Set(signUpIssues(form).map(({ path }) => path));
  if (step === 2 && form.confirmPassword !== '') wrong.delete('confirmPassword');
  if (step === 2 && form.confirmPassword === '') wrong.add('confirmPassword');
  return names.filter((name) => wrong.has(name));
}

function listedOf(
  names: readonly (keyof SignUpForm)[],
  errors: Partial<Record<keyof SignUpForm, { message?: string | undefined }>>,
): FieldIssue[] {
  return names.flatMap((path) => {
    const message = errors[path]?.message;
    return message === undefined ? [] : [{ path, message }];
  });
}

/** A new step is read from its heading on; what had the focus is gone. */
function useStepHeading(place: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    heading.current?.focus();
  }, [place]);
  return heading;
}
