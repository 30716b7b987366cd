/** The wizard's state, and going from step to step. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { type SignUpForm, signUpIssues } from '#shared/accounts/sign-up.ts';
import { openInvitation } from '#shared/invitations/endpoints.ts';
import type { OpenedInvitation } from '#shared/invitations/schemas.ts';
import { invited, passwordMismatch } from '#words/accounts/auth.ts';
import { toast } from '../../../components/overlays/toast.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { messageOf } from '../../../lib/api/failure-words.ts';
import { detailFields, keepDraft, recallDraft, type Step } from './sign-up-draft.ts';
import { type RefusedField, useSignUp } from './use-sign-up.ts';
import { useSignUpStep } from './use-sign-up-step.ts';
import type { Verification } from './verification.ts';

interface FieldProblem {
  path: keyof SignUpForm;
  message: string;
}

/** Fields that an invitation fills in, unless the person has typed a value. */
const INVITED_FIELDS = ['name', 'email', 'zipcode'] as const;

export function useSignUpWizard(onSignedUp: (person: Verification) => void) {
  const [draft] = useState(recallDraft);
  const [organization, setOrganization] = useState(draft.organization);
  /** All problems are listed once the person has tried to go on. */
  const [isListing, setListing] = useState(false);
  const [refused, setRefused] = useState<RefusedField>();
  const { register, watch, getValues, setValue, formState } = useForm({ defaultValues: draft.form });
  const form = watch();
  const [step, setStep] = useSignUpStep(draft.step, furthestStep(form));
  useInvitation((found) => {
    for (const name of INVITED_FIELDS) if (getValues(name).trim() === '') setValue(name, found[name]);
  });
  const { isBusy, send } = useSignUp({
    onSignedUp,
    onFieldRefused(refusal) {
      setRefused(refusal);
      setStep(2);
      setListing(true);
    },
  });
  useEffect(() => keepDraft({ step, organization, form }), [step, organization, form]);

  const problems = problemsOf(step, form, refused);
  const missing = problems.filter(({ path }) => isMissing(path, form)).map(({ path }) => path);
  const go = (next: Step) => {
    setListing(false);
    setStep(next);
  };
  return {
    step,
    organization,
    form,
    register,
    isBusy,
    isListing,
    /** Problems to show: those of fields that have lost the focus, or all. */
    shown: problems.filter(({ path }) => isListing || formState.touchedFields[path]),
    /** Problems that keep the person on the step. */
    missing,
    isReady: missing.length === 0,
    setOrganization,
    chooseType(type: SignUpForm['profileType']) {
      setOrganization('');
      setValue('profileType', type);
    },
    listProblems: () => setListing(true),
    go,
    back() {
      if (step === 2 && organization !== '') setOrganization('');
      else go(step === 3 ? 2 : 1);
    },
    async next() {
      if (step === 1) return go(2);
      if (form.password !== form.confirmPassword) {
        toast({ ...passwordMismatch, kind: 'bad' });
        return setListing(true);
      }
      if (step === 2) return go(3);
      await send(form);
    },
  };
}

/** The first incomplete step. The user pool's refusals are not stored: sending again finds them. */
function furthestStep(form: SignUpForm): Step {
  if (form.profileType === '') return 1;
  return problemsOf(2, form, undefined).length > 0 ? 2 : 3;
}

/** Problems of a step, in the order of its fields. A value that the user pool refused is a problem until it changes. */
function problemsOf(step: Step, form: SignUpForm, refused: RefusedField | undefined): FieldProblem[] {
  const messages = new Map(signUpIssues(form).map(({ path, message }) => [path, message]));
  if (refused && form[refused.path].trim() === refused.value.trim()) {
    messages.set(refused.path, refused.message);
  }
  if (form.confirmPassword === '') messages.set('confirmPassword', passwordMismatch.description);
  const names: readonly (keyof SignUpForm)[] = step === 1 ? ['profileType'] : detailFields(form.profileType);
  return names.flatMap((path) => {
    const message = messages.get(path);
    return message === undefined ? [] : [{ path, message }];
  });
}

/** Whether the passwords match is checked when the step is left; before that, the second one only has to be filled in. */
function isMissing(path: keyof SignUpForm, form: SignUpForm): boolean {
  return path !== 'confirmPassword' || form.confirmPassword === '';
}

/** The token is in the fragment, which no server, log or Referer header sees. */
const TOKEN = /^#invitation=([\w-]{1,200})$/;

/** Looks up the request of the invitation whose link opened the page. Signing up also works without it. */
function useInvitation(onFound: (found: OpenedInvitation) => void): void {
  const named = TOKEN.exec(useLocation().hash)?.[1];
  // Later steps have no fragment, and going back restores it: the invitation is requested once and awaited on every step.
  const [token, setToken] = useState(named);
  if (named !== undefined && named !== token) setToken(named);
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (token === undefined) return;
    const leaving = new AbortController();
    call(openInvitation, { params: { token }, signal: leaving.signal })
      .then((invitation) => {
        found(invitation);
        toast({ ...invited, kind: 'good' });
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) toast({ title: messageOf(error), kind: 'bad' });
      });
    return () => leaving.abort();
  }, [token]);
}
