import { type Flavour, flavourFrom } from '#shared/flavours.ts';

/**
 * The flavour of this page. The edge chooses the HTML shell by host name, and the shell names its flavour. While the
 * shell itself is rendered there is no page yet, so the build names it.
 */
export const FLAVOUR: Flavour = flavourFrom(
  import.meta.env.SSR ? import.meta.env.CREEL_FLAVOUR : document.documentElement.dataset.flavour,
);
