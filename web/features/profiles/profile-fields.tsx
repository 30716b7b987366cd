import { PROFILE_BIO_LENGTH } from '#shared/limits.ts';
import type { ProfileType } from '#shared/profiles/profile-types.ts';
import { phoneHint } from '#words/accounts/fields.ts';
import { cancel } from '#words/general/form.ts';
import { unknownOfProfile } from '#words/places.ts';
import * as words from '#words/profiles/profile.ts';
import { Button } from '../../components/button.tsx';
import { ErrorSummary } from '../../components/forms/error-summary.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormFoot } from '../../components/forms/form-foot.tsx';
import { TextArea, TextInput } from '../../components/forms/inputs.tsx';
import type { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { PlaceInput } from '../../parts/places/place-input.tsx';
import type { ProfileForm } from './profile-form.ts';

interface ProfileInputsProps {
  profileType: ProfileType;
  form: ReturnType<typeof useContractForm<ProfileForm, unknown>>;
  idOf(path: string): string;
  submit: string;
  /** What stands on the button while it is sent. */
  busy: string;
  onCancel(): void;
}

/** What stands in the form of a profile, of one that is made and of one that is changed. */
export function ProfileInputs({ profileType, form, idOf, submit, busy, onCancel }: ProfileInputsProps) {
  return (
    <>
      <ErrorSummary issues={form.issues} idOf={idOf} attempt={form.formState.submitCount} />
      <ProfileFields profileType={profileType} form={form} idOf={idOf} />
      <FormFoot failure={form.failure}>
        <Button type="submit" size="large" busy={form.formState.isSubmitting ? busy : undefined}>
          {submit}
        </Button>
        <Button variant="secondary" size="large" onClick={onCancel}>
          {cancel}
        </Button>
      </FormFoot>
    </>
  );
}

function ProfileFields({
  profileType,
  form: { register, errorOf, watch, setValue, formState },
  idOf,
}: Pick<ProfileInputsProps, 'profileType' | 'form' | 'idOf'>) {
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
      <Field label={words.phone} optional hint={phoneHint} {...common('phone')}>
        {(control) => (
          <TextInput {...register('phone')} {...control} type="tel" inputMode="tel" autoComplete="tel" />
        )}
      </Field>
      <Field label={words.location} optional hint={words.locationHint} {...common('location')}>
        {(control) => (
          <PlaceInput
            {...register('location')}
            {...control}
            value={watch('location')}
            onChange={(text) => setValue('location', text, { shouldValidate: formState.isSubmitted })}
            unknown={unknownOfProfile}
          />
        )}
      </Field>
      <Field label={words.zipcode} optional hint={words.zipcodeHint} {...common('zipcode')}>
        {(control) => (
          <TextInput
            {...register('zipcode')}
            {...control}
            inputMode="numeric"
            autoComplete="postal-code"
            className="max-w-40"
          />
        )}
      </Field>
      <Field label={words.bio} optional {...common('bio')}>
        {(control) => (
          <TextArea
            {...register('bio')}
            {...control}
            limit={PROFILE_BIO_LENGTH}
            length={watch('bio').length}
          />
        )}
      </Field>
    </>
  );
}
