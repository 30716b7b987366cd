/** The two sites. Which one a visitor sees is decided by the host name, at the edge. */
export const FLAVOURS = ['consumer', 'community'] as const;
export type Flavour = (typeof FLAVOURS)[number];

export const PRODUCT_NAME = 'Creel';
/** Behind the titles of their pages. */
export const SITE_NAMES: Readonly<Record<Flavour, string>> = {
  consumer: PRODUCT_NAME,
  community: `${PRODUCT_NAME} for communities`,
};

/** Set by the edge on every request it forwards, so that origins need not know host names. */
export const FLAVOUR_HEADER = 'x-creel-flavour';

export function flavourFrom(value: string | undefined): Flavour {
  return value === 'community' ? 'community' : 'consumer';
}
