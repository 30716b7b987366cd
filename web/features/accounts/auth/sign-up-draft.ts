/** The wizard's state that survives a reload: everything but the passwords. */

import type { SignUpForm } from '#shared/accounts/sign-up.ts';
import { PROFILE_TYPES, type ProfileType } from '#shared/profiles/profile-types.ts';
import { forget, keep, recall } from '../../../lib/device/kept-in-tab.ts';

export type Step = 1 | 2 | 3;

/** The choice of an organization's member before the details; a new organization leaves the page. */
export type OrganizationSetup = '' | 'existing' | 'individual';

export interface SignUpDraft {
  step: Step;
  organization: OrganizationSetup;
  form: SignUpForm;
}

const EMPTY: SignUpForm = {
  profileType: '',
  email: '',
  password: '',
  confirmPassword: '',
  name: '',
  phone: '',
  zipcode: '',
  location: '',
  bio: '',
  role: '',
};

const SIGN_UP_DRAFT = 'auth.sign-up';

export function keepDraft({ form, ...draft }: SignUpDraft): void {
  keep(SIGN_UP_DRAFT, { ...draft, form: { ...form, password: '', confirmPassword: '' } });
}

export function recallDraft(): SignUpDraft {
  return recall(SIGN_UP_DRAFT, readDraft) ?? { step: 1, organization: '', form: EMPTY };
}

/** Called once the address is confirmed: until then it may be wrong, and nobody should have to enter the rest again. */
export const forgetDraft = () => forget(SIGN_UP_DRAFT);

function readDraft(value: unknown): SignUpDraft | undefined {
  const { step, organization, form }: Record<string, unknown> = Object(value);
  const texts: Record<string, unknown> = Object(form);
  const profileType = PROFILE_TYPES.find((each) => each === texts.profileType) ?? '';
  if (profileType === '') return undefined;
  return {
    // Without the passwords, step 3 has nothing to confirm.
    step: step === 1 ? 1 : 2,
    organization: organization === 'existing' || organization === 'individual' ? organization : '',
    form: { ...readTexts(texts), profileType },
  };
}

function readTexts(texts: Record<string, unknown>): Omit<SignUpForm, 'profileType'> {
  const text = (name: keyof SignUpForm) => (typeof texts[name] === 'string' ? texts[name] : '');
  return {
    email: text('email'),
    password: '',
    confirmPassword: '',
    name: text('name'),
    phone: text('phone'),
    zipcode: text('zipcode'),
    location: text('location'),
    bio: text('bio'),
    role: text('role'),
  };
}

/** The inputs of step 2, in their order on the page. */
export function detailFields(profileType: ProfileType | ''): readonly (keyof SignUpForm)[] {
  return [
    'name',
    ...(profileType === 'organization_user' ? (['role'] as const) : []),
    'email',
    'password',
    'confirmPassword',
    'phone',
    'zipcode',
    'location',
    ...(profileType === 'fisherman' ? (['bio'] as const) : []),
  ];
}
