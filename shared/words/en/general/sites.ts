/** The two sites as administrators call them. */
import type { Flavour } from '#shared/flavours.ts';

export const siteNames: Readonly<Record<Flavour, string>> = {
  consumer: 'Marketplace site',
  community: 'Community site',
};
