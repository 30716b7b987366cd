/** The partnership page, by flavour. */
import type { IsOn } from '../../../features.ts';

export const byFlavour = {
  consumer: {
    title: 'Community Aid',
    lead: 'Local fishermen pledge fish as meals for families in need. Food banks, churches and aid groups collect and serve them.',
    apply: 'Apply to become a partner',
  },
  community: {
    title: 'Welcome, partners',
    lead: 'Get fresh fish from local boats, free of charge, for the people you serve. See how to become a partner.',
    apply: 'Become a Partner',
  },
};

export const picture = 'Drawing of whole haddock on ice in a green crate.';

export const stepsTitle = 'How it works';
export const steps = (isOn: IsOn) => [
  {
    title: 'Apply',
    words: 'Tell us who you serve and what you can keep cold. A manager reads every application.',
  },
  isOn('claims')
    ? { title: 'Claim', words: 'See what fishermen have pledged near you and claim the meals you can serve.' }
    : { title: 'Ask', words: 'See what fishermen have pledged near you and send them a message.' },
  {
    title: 'Collect and serve',
    words: `Meet the fisherman at the agreed time${isOn('claims') ? ', take the meals along, and record how many were served' : ' and take the meals along'}.`,
  },
];

export const dutiesTitle = 'What partners do';
export const duties = (isOn: IsOn) => [
  `${isOn('claims') ? 'Claim' : 'Take'} only what can be served, and collect it within the agreed time.`,
  'Keep fresh fish on ice or at 40 °F or below from the dock to the kitchen.',
  `Serve the meals free of charge${isOn('claims') ? ', and record how many were served' : ''}.`,
];

export const needsTitle = 'What partners need';
export const needs = [
  'An organization, or one person who serves others regularly: a food bank, a church, a shelter, a school, an aid group.',
  'A way to carry fish cold, and a refrigerator or freezer to keep it.',
  'Someone who answers messages on the day of a pickup.',
];

export const questionsTitle = 'What others asked first';
export const viewDonations = 'View Available Donations';
