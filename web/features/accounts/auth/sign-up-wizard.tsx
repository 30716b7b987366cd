import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { SignUpForm } from '#shared/accounts/sign-up.ts';
import * as words from '#words/accounts/auth.ts';
import { labels } from '#words/accounts/fields.ts';
import { back } from '#words/general/form.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/drawings/icons.tsx';
import { ErrorSummary } from '../../../components/forms/error-summary.tsx';
import { Stepper } from '../../../components/forms/stepper.tsx';
import { PATHS } from '../../../lib/navigation/paths.ts';
import { DetailsStep, fieldId } from './details-step.tsx';
import { ProfileTypeStep } from './profile-type-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { OrganizationSetup } from './sign-up-draft.ts';
import { useSignUpWizard } from './use-sign-up-wizard.ts';
import type { Verification } from './verification.ts';

/** Steps 1 to 3. The page shows step 4, the notice about the email, because Login leads to it too. */
export function SignUpWizard({ onSignedUp }: { onSignedUp(person: Verification): void }) {
  const wizard = useSignUpWizard(onSignedUp);
  const { step, organization, isReady, isBusy } = wizard;
  const heading = useStepHeading(`${step} ${organization}`, wizard.isListing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isBusy) void wizard.next();
  };
  // A disabled button would ignore the Enter key silently; say what is missing instead.
  const explain = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isReady || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    wizard.listProblems();
  };
  const isChoosing = step === 2 && wizard.form.profileType === 'organization_user' && organization === '';
  return (
    <form noValidate onSubmit={submit} onKeyDown={explain} className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {words.steps[step - 1]}
      </h2>
      <Stepper step={step} steps={words.steps} />
      {isChoosing ? <OrganizationStep onChoose={wizard.setOrganization} /> : <StepBody wizard={wizard} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="large" disabled={step === 1 || isBusy} onClick={wizard.back}>
          {back}
        </Button>
        {!isChoosing && (
          <Button
            type="submit"
            variant="primary"
            size="large"
            className="flex-1"
            disabled={!isReady}
            busy={isBusy ? words.creatingAccount : undefined}
            // A field that loses the focus may show an error, which would move the button from under the pointer.
            onMouseDown={(event) => event.preventDefault()}
          >
            {step === 3 ? words.createAccount : words.next}
          </Button>
        )}
      </div>
    </form>
  );
}

function StepBody({ wizard }: { wizard: ReturnType<typeof useSignUpWizard> }) {
  const { step, form, shown, missing } = wizard;
  const errorOf = (name: keyof SignUpForm) => shown.find(({ path }) => path === name)?.message;
  if (step === 1) {
    return (
      <ProfileTypeStep value={form.profileType} onChange={wizard.chooseType} error={errorOf('profileType')} />
    );
  }
  if (step === 3) return <ReviewStep form={form} onChange={wizard.go} />;
  return (
    <>
      {wizard.isListing && <ErrorSummary issues={shown} idOf={fieldId} />}
      <DetailsStep form={form} register={wizard.register} errorOf={errorOf} />
      {missing.length > 0 && (
        <p className="text-muted">{words.stillNeeded(missing.map((name) => labels[name]))}</p>
      )}
    </>
  );
}

/** A new step moves the focus to its heading; a list of problems moves it to the first field at fault. */
function useStepHeading(place: string, isListing: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    if (!isListing) heading.current?.focus();
  }, [place, isListing]);
  return heading;
}

const CARD =
  'flex min-h-12 w-full items-center justify-between gap-3 rounded-card border-2 border-edge bg-raised p-4 text-left hover:border-ink';

/** Asks an organization member whether the organization is on the site. Each choice goes to the next step at once. */
function OrganizationStep({ onChoose }: { onChoose(setup: OrganizationSetup): void }) {
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{words.organizationQuestion}</p>
      <Link to={PATHS.communityAidContact} className={CARD}>
        <Choice title={words.newOrganization} text={words.newOrganizationText} />
      </Link>
      <button type="button" onClick={() => onChoose('existing')} className={CARD}>
        <Choice title={words.existingOrganization} text={words.existingOrganizationText} />
      </button>
      <button type="button" onClick={() => onChoose('individual')} className={CARD}>
        <Choice title={words.individual} text={words.individualText} />
      </button>
    </div>
  );
}

function Choice({ title, text }: { title: string; text: string }) {
  return (
    <>
      <span className="grid gap-0.5">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-muted">{text}</span>
      </span>
      <Icon name="chevron" className="size-5 -rotate-90 text-muted" />
    </>
  );
}
