/** The choices of a catch, in forms and details (second document, section 9). */
export const conditions = { fresh: 'Fresh (Never Frozen)', frozen: 'Frozen' } as const;
export const dispositions = { whole: 'Whole', dressed: 'Dressed', fillet: 'Fillet' } as const;
export const paymentTypes = {
  mandatory: 'Fixed price',
  voluntary: 'Pay what you can',
  free: 'Free',
} as const;
export const priceUnits = {
  all: 'Total price',
  per_fish: 'Each',
  per_pound: 'Per pound',
  fish: 'Per fish',
  crab: 'Per crab',
  lobster: 'Per lobster',
  squid: 'Per squid',
  box: 'Per box',
} as const;
export const stockUnits = { pound: 'Pounds', piece: 'Pieces', box: 'Boxes' } as const;
export const contactMethods = { message: 'Messages on this site', phone: 'Phone', email: 'Email' } as const;
export const pickupOptions = {
  business: 'At my place of business',
  dock: 'At the dock',
  meetup: 'Meet-up location',
} as const;
