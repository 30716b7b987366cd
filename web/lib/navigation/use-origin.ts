import { use } from 'react';
import { ServerReadsContext } from '../api/server-reads.ts';

/** The origin of this page: `https://example.org`. On the server, the origin where it will be served. */
export const useOrigin = (): string => use(ServerReadsContext)?.origin ?? window.location.origin;
