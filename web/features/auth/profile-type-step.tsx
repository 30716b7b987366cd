import type { ProfileType } from '#shared/accounts/profile-types.ts';
import { PROFILE_TYPE_LABELS } from '#shared/accounts/profile-types.ts';
import { RadioCards } from '../../components/radio-cards.tsx';

const TYPES: readonly { value: ProfileType; label: string; hint: string }[] = [
  {
    value: 'fisherman',
    label: PROFILE_TYPE_LABELS.fisherman,
    hint: 'Post your catch to sell it, or pledge it as meals.',
  },
  {
    value: 'buyer',
    label: PROFILE_TYPE_LABELS.buyer,
    hint: 'Browse the marketplace, buy fresh fish and message fishermen.',
  },
  {
    value: 'organization_user',
    label: PROFILE_TYPE_LABELS.organization_user,
    hint: 'Claim pledged meals for a food bank, a church or an aid group.',
  },
];

interface ProfileTypeStepProps {
  value: ProfileType | '';
  onChange(value: ProfileType): void;
  error: string | undefined;
}

export function ProfileTypeStep({ value, onChange, error }: ProfileTypeStepProps) {
  return (
    <RadioCards
      legend="What brings you here?"
      name="profileType"
      id="sign-up-profileType"
      value={value}
      onChange={onChange}
      options={TYPES}
      error={error}
    />
  );
}
