/** The words for a catch's choices, in forms and details (second document, section 9). */
import type {
  CONDITIONS,
  CONTACT_METHODS,
  DISPOSITIONS,
  PAYMENT_TYPES,
  PICKUP_OPTIONS,
  PRICE_UNITS,
} from './schemas.ts';

type Words<T extends readonly string[]> = Readonly<Record<T[number], string>>;

export const CONDITION_WORDS: Words<typeof CONDITIONS> = { fresh: 'Fresh (Never Frozen)', frozen: 'Frozen' };
export const DISPOSITION_WORDS: Words<typeof DISPOSITIONS> = {
  whole: 'Whole',
  dressed: 'Dressed',
  fillet: 'Fillet',
};
export const PAYMENT_WORDS: Words<typeof PAYMENT_TYPES> = {
  mandatory: 'Fixed price',
  voluntary: 'Pay what you can',
  free: 'Free',
};
export const PRICE_UNIT_WORDS: Words<typeof PRICE_UNITS> = {
  all: 'Total price',
  per_fish: 'Per fish',
  per_pound: 'Per pound',
};
export const CONTACT_METHOD_WORDS: Words<typeof CONTACT_METHODS> = { phone: 'Phone', email: 'Email' };
export const PICKUP_WORDS: Words<typeof PICKUP_OPTIONS> = {
  business: 'At my place of business',
  dock: 'At the dock',
  meetup: 'Meet-up location',
};
