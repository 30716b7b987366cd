import { use } from 'react';
import { ServerReadsContext } from '../api/server-reads.ts';

/** Where this page is: `https://example.org`. On the server, where it will be. */
export const useOrigin = (): string => use(ServerReadsContext)?.origin ?? window.location.origin;
