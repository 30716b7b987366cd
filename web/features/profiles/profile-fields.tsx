import { PROFILE_BIO_LENGTH } from '#shared/limits.ts';
import type { ProfileType } from '#shared/profiles/profile-types.ts';
import { phoneHint } from '#words/accounts/fields.ts';
import { cancel } from '#words/general/form.ts';
import { unknownOfProfile } from '#words/places.ts';
import * as words from '#words/profiles/profile.ts';
import { Button } from '../../components/button.tsx';
import { BoundField, FormErrors, LongTextField, TextField } from '../../components/forms/bound-fields.tsx';
import { FormFoot } from '../../components/forms/form-foot.tsx';
import { Checkbox } from '../../components/forms/inputs.tsx';
import type { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { PlaceInput } from '../../parts/places/place-input.tsx';
import type { ProfileForm } from './profile-form.ts';

interface ProfileInputsProps {
  profileType: ProfileType;
  form: ReturnType<typeof useContractForm<ProfileForm, unknown>>;
  submit: string;
  /** The button's text while sending. */
  busy: string;
  onCancel(): void;
}

/** The fields of a profile's form, for a new profile and for a change. */
export function ProfileInputs({ profileType, form, submit, busy, onCancel }: ProfileInputsProps) {
  return (
    <>
      <FormErrors form={form} />
      <ProfileFields profileType={profileType} form={form} />
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

function ProfileFields({ profileType, form }: Pick<ProfileInputsProps, 'profileType' | 'form'>) {
  const { watch, setValue, formState } = form;
  return (
    <>
      <TextField form={form} name="name" label={words.name} autoComplete="name" />
      {profileType === 'organization_user' && (
        <TextField form={form} name="role" label={words.roleOf} optional autoComplete="organization-title" />
      )}
      <TextField
        form={form}
        name="phone"
        label={words.phone}
        optional
        hint={phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <BoundField form={form} name="location" label={words.location} optional hint={words.locationHint}>
        {(control) => (
          <PlaceInput
            {...control}
            value={watch('location')}
            onChange={(text) => setValue('location', text, { shouldValidate: formState.isSubmitted })}
            unknown={unknownOfProfile}
          />
        )}
      </BoundField>
      <TextField
        form={form}
        name="zipcode"
        label={words.zipcode}
        optional
        hint={words.zipcodeHint}
        inputMode="numeric"
        autoComplete="postal-code"
        className="max-w-40"
      />
      <LongTextField form={form} name="bio" label={words.bio} optional limit={PROFILE_BIO_LENGTH} />
      {profileType === 'fisherman' && (
        <Checkbox
          {...form.register('isNamedInReports')}
          label={
            <>
              {words.inReports.choice}
              <span className="block text-sm text-muted">{words.inReports.hint}</span>
            </>
          }
        />
      )}
    </>
  );
}
