import { type Flavour, flavourFrom } from '#shared/flavours.ts';

/**
 * Which flavour this page was served in: the edge picks the HTML shell by host name, and the shell says so. While the shell itself is being
 * drawn there is no page yet, and the build says it.
 */
export const FLAVOUR: Flavour = flavourFrom(
  import.meta.env.SSR ? import.meta.env.CREEL_FLAVOUR : document.documentElement.dataset.flavour,
);
