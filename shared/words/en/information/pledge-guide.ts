import type { IsOn } from '../../../features.ts';

export const title = "What's in a Pledge";
export const lead =
  'A pledge is part of a catch, given as meals to families in need. See how big a meal is and how pledges work.';

export const picture = 'Drawing of packed and labeled boxes of fish dinners.';

export const mealTitle = 'What is a meal?';
export const meal = "A meal is 6.5-8 oz of fresh fillet: a dinner's portion for one person.";
export const mealsOfFish = 'How many meals a fish makes';
export const fish = 'The fish';
export const makes = 'Makes';
export const examples = [
  { fish: '1 lb whole fish', meals: 'about 2-3 meals', atLeast: 2, atMost: 3 },
  { fish: '2 lb whole fish', meals: 'about 4-6 meals', atLeast: 4, atMost: 6 },
  { fish: '5 lb whole fish', meals: 'about 10-15 meals', atLeast: 10, atMost: 15 },
] as const;

export const stepsTitle = 'How a pledge works';
export const steps = (isOn: IsOn) => [
  'A fisherman posts a pledge from the dock: species, place, when it was caught, how it is kept, and how many meals it makes.',
  ...(isOn('claims')
    ? [
        'An approved food bank, church or aid group claims as many of the meals as it can serve.',
        'It collects them from the fisherman, who confirms the handover, and serves them.',
        'The pledge page shows how many meals were pledged, claimed and served. We never round up.',
      ]
    : [
        'A food bank, church or aid group sends the fisherman a message.',
        'It collects the meals at the time both agreed on, and serves them.',
      ]),
];

export const rewardTitle = 'What the fisherman gets';
export const reward = 'One pledge point for each meal, and a page to share.';
export const requestInvitation = 'Request Invitation';
export const backToLogin = 'Back to Login';
export const howToPledge = 'How do I pledge meals?';
