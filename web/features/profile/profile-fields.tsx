import type { UseFormRegister } from 'react-hook-form';
import type { ProfileType } from '#shared/accounts/profile-types.ts';
import { PROFILE_BIO_LENGTH } from '#shared/limits.ts';
import * as words from '#words/profile.ts';
import { Field } from '../../components/field.tsx';
import { TextArea, TextInput } from '../../components/inputs.tsx';
import type { ProfileForm } from './profile-form.ts';

interface ProfileFieldsProps {
  profileType: ProfileType;
  idOf(path: string): string;
  register: UseFormRegister<ProfileForm>;
  errorOf(name: keyof ProfileForm): string | undefined;
  bioLength: number;
}

/** The same fields for a profile that is made and for one that is changed. */
export function ProfileFields({ profileType, idOf, register, errorOf, bioLength }: ProfileFieldsProps) {
  const common = (name: keyof ProfileForm) => ({ id: idOf(name), error: errorOf(name) });
  return (
    <>
      <Field label={words.name} {...common('name')}>
        {(control) => <TextInput {...register('name')} {...control} autoComplete="name" />}
      </Field>
      {profileType === 'organization_user' && (
        <Field label={words.roleOf} optional {...common('role')}>
          {(control) => <TextInput {...register('role')} {...control} autoComplete="organization-title" />}
        </Field>
      )}
      <Field label={words.phone} optional hint={words.phoneHint} {...common('phone')}>
        {(control) => (
          <TextInput {...register('phone')} {...control} type="tel" inputMode="tel" autoComplete="tel" />
        )}
      </Field>
      <Field label={words.location} optional hint={words.locationHint} {...common('location')}>
        {(control) => <TextInput {...register('location')} {...control} />}
      </Field>
      <Field label={words.bio} optional {...common('bio')}>
        {(control) => (
          <TextArea {...register('bio')} {...control} limit={PROFILE_BIO_LENGTH} length={bioLength} />
        )}
      </Field>
    </>
  );
}
