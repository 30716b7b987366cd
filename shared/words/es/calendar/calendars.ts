export { states } from '../claims/claim-pages.ts';
export { collector, fish, fisherman, organization } from '../claims/emails.ts';
export { LANGUAGE as language } from '../general/format.ts';
export { aboutMeals, howToPay, paymentWays, states as landingStates } from '../landings/landings.ts';
export { amountWords, priceWords } from '../posts/figures.ts';
export { states as reservationStates } from '../reservations/states.ts';
export { species } from '../site/species.ts';
export * from './events.ts';
