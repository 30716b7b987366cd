import type { Flavour } from '#shared/flavours.ts';

export const siteNames: Readonly<Record<Flavour, string>> = {
  consumer: 'Site do mercado',
  community: 'Site da comunidade',
};
