import { createContext, use } from 'react';

/** Given by web/app/take-over.tsx. */
export const HydratedContext = createContext(true);

/**
 * Whether the browser has taken over what the server rendered. Before, a page may show only what the server knows too: no time where the reader
 * is, nothing of who is signed in.
 */
export const useIsHydrated = (): boolean => use(HydratedContext);
