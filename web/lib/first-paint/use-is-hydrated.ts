import { createContext, use } from 'react';

/** Provided by web/app/take-over.tsx. */
export const HydratedContext = createContext(true);

/**
 * Whether the browser has hydrated the server's page. Before that, a page can show only what the server knows too:
 * nothing in the reader's time zone, and nothing about the signed-in person.
 */
export const useIsHydrated = (): boolean => use(HydratedContext);
