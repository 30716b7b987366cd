/** The demo profile of a buyer. */
import type { IsOn } from '../../../features.ts';

export const title = 'Demo profile';
export const lead =
  'See what a buyer’s account on Creel looks like. This page shows sample data, not a real person.';
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
export const real = (isOn: IsOn) => [
  'Buyers have no public page. Nobody else sees what they buy, or from whom.',
  `They can save fishermen and write to them. We email them when a saved fisherman posts a catch${isOn('pledges') ? ' or pledges meals' : ''}.`,
  'They pay the fisherman directly. The site keeps no record of it.',
];
export const browseMarketplace = 'Browse Marketplace';
export const signUp = 'Sign up';
