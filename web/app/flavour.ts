import { type Flavour, flavourFrom } from '#shared/flavours.ts';

/** Which flavour this page was served in: the edge picks the HTML shell by host name, and the shell says so. */
export const FLAVOUR: Flavour = flavourFrom(document.documentElement.dataset.flavour);
