/** The names of the two sites for administrators. */
import type { Flavour } from '#shared/flavours.ts';

export const siteNames: Readonly<Record<Flavour, string>> = {
  consumer: 'Trang web chợ cá',
  community: 'Trang web cộng đồng',
};
