import { PROFILE_TYPES, type ProfileType } from '#shared/profiles/profile-types.ts';
import { labels, question, signUpHints } from '#words/profiles/types.ts';
import { RadioCards } from '../../../components/forms/radio-cards.tsx';

const TYPES = PROFILE_TYPES.map((value) => ({ value, label: labels[value], hint: signUpHints[value] }));

interface ProfileTypeStepProps {
  value: ProfileType | '';
  onChange(value: ProfileType): void;
  error: string | undefined;
}

export function ProfileTypeStep({ value, onChange, error }: ProfileTypeStepProps) {
  return (
    <RadioCards
      legend={question}
      name="profileType"
      id="sign-up-profileType"
      value={value}
      onChange={onChange}
      options={TYPES}
      error={error}
    />
  );
}
