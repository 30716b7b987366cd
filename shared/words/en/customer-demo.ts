/** The demo profile of a buyer. */
export const title = 'Demo profile';
export const lead = 'This page shows sample data. The person does not exist.';
export const badge = 'Demo';

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
