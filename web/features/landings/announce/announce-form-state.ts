import type { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import type { LandingForm } from './landing-form.ts';

export type AnnounceFormState = ReturnType<typeof useContractForm<LandingForm, unknown>>;
