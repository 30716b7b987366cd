/** The two sites. The host name decides at the edge which one a visitor sees. */
export const FLAVOURS = ['consumer', 'community'] as const;
export type Flavour = (typeof FLAVOURS)[number];

export const PRODUCT_NAME = 'Creel';

/** The edge sets it on every request that it forwards, so that origins needn't know host names. */
export const FLAVOUR_HEADER = 'x-creel-flavour';

export function flavourFrom(value: string | undefined): Flavour {
  return value === 'community' ? 'community' : 'consumer';
}
