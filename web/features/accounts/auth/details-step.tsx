import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import type { SignUpForm } from '#shared/accounts/sign-up.ts';
import { BIO_LIMIT } from '#shared/profiles/fields.ts';
import * as words from '#words/accounts/auth.ts';
import { labels } from '#words/accounts/fields.ts';
import { Field, type FieldControl } from '../../../components/forms/field.tsx';
import { TextArea, TextInput } from '../../../components/forms/inputs.tsx';
import { PasswordInput } from '../../../parts/accounts/password-input.tsx';
import { detailFields } from './sign-up-draft.ts';

interface DetailsStepProps {
  form: SignUpForm;
  register: UseFormRegister<SignUpForm>;
  errorOf(name: keyof SignUpForm): string | undefined;
}

export const fieldId = (name: string) => `sign-up-${name}`;

const HINTS: Partial<Record<keyof SignUpForm, string>> = words.hints;

/** Keyboard and autofill hints of the inputs. */
const INPUTS: Partial<
  Record<keyof SignUpForm, { type: HTMLInputTypeAttribute; autoComplete: HTMLInputAutoCompleteAttribute }>
> = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  zipcode: { type: 'text', autoComplete: 'postal-code' },
  location: { type: 'text', autoComplete: 'address-level2' },
  role: { type: 'text', autoComplete: 'organization-title' },
};

export function DetailsStep({ form, register, errorOf }: DetailsStepProps) {
  return detailFields(form.profileType).map((name) => (
    <Field
      key={name}
      id={fieldId(name)}
      label={labels[name]}
      hint={HINTS[name]}
      error={errorOf(name)}
      optional={name === 'location' || name === 'bio'}
    >
      {(control) => <Control name={name} form={form} register={register} control={control} />}
    </Field>
  ));
}

interface ControlProps {
  name: keyof SignUpForm;
  form: SignUpForm;
  register: UseFormRegister<SignUpForm>;
  control: FieldControl;
}

function Control({ name, form, register, control }: ControlProps): ReactNode {
  const registered = register(name);
  if (name === 'password' || name === 'confirmPassword') {
    return <PasswordInput {...control} {...registered} autoComplete="new-password" />;
  }
  if (name === 'bio') {
    return <TextArea {...control} {...registered} limit={BIO_LIMIT - 1} length={form.bio.trim().length} />;
  }
  const numeric = name === 'zipcode' ? { inputMode: 'numeric' as const } : {};
  const exact = name === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {};
  return <TextInput {...control} {...registered} {...INPUTS[name]} {...numeric} {...exact} />;
}
