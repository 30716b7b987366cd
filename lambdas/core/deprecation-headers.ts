/** The header fields of responses of an endpoint that will end. */
import type { Deprecation } from '#shared/contract/endpoint.ts';

/** The page that says more (PATHS.developers). All addresses of pages would make functions start later. */
const PAGE = '/developers';

/** `Deprecation` is RFC 9745's date, in seconds since the epoch. `Sunset` is RFC 8594's, as HTTP writes dates. */
export const deprecationHeaders = ({ since, endsOn }: Deprecation): Record<string, string> => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  sunset: new Date(endsOn).toUTCString(),
  link: `<${PAGE}>; rel="deprecation"; type="text/html"`,
});
