import type { SignUpForm } from '#shared/accounts/sign-up.ts';
import type { ProfileType } from '#shared/profiles/profile-types.ts';

/** Returns a complete and valid form. */
export function aSignUpForm(
  profileType: ProfileType = 'fisherman',
  changes: Partial<SignUpForm> = {},
): SignUpForm {
  return {
    profileType,
    email: 'ruth@creel.example',
    password: 'FreshCatch1',
    confirmPassword: 'FreshCatch1',
    name: 'Ruth Alder',
    phone: '(207) 555-0142',
    zipcode: '04101',
    location: '',
    bio: '',
    role: profileType === 'organization_user' ? 'Pantry lead' : '',
    ...changes,
  };
}
