/** The demo profile of a buyer. */
export const title = 'Demo profile';
export const lead =
  'What a buyer on Creel looks like. This page shows sample data: the person does not exist, and nobody can write to them.';
export const badge = 'Demo';
export const sampleData = 'Sample data';

export const sample = {
  name: 'Sample Buyer',
  place: 'Anytown, ME',
  facts: [
    ['Buys', 'Cod, haddock and mussels, whole'],
    ['Usually', 'Friday mornings at the dock'],
    ['Bought', '12 catches since spring'],
    ['Pays', 'Cash'],
  ],
} as const;

export const realTitle = 'How it is with real buyers';
export const real = [
  "A buyer has no public page: what they buy, and from whom, is nobody else's business.",
  'They save fishermen, write to them, and are told when one they saved pledges meals.',
  'They pay the fisherman directly. The site keeps no record of it.',
];
export const browseMarketplace = 'Browse Marketplace';
export const signUp = 'Sign up';
