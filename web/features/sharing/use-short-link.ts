import { useEffect, useState } from 'react';
import { createShortAddress } from '#shared/sharing/endpoints.ts';
import type { Shared } from '#shared/sharing/links.ts';
import { call } from '../../lib/api/api-client.ts';

/**
 * The short address of something, which gets one here if it has none.
 * @param shared undefined for what gets none
 * @returns `isKnown` once it is there, or there will be none: without a network, or of what is not there
 */
export function useShortLink(shared: Shared | undefined): {
  shortLink: string | undefined;
  isKnown: boolean;
} {
  const { kind, id } = shared ?? {};
  const [found, setFound] = useState<{ id: string; path?: string }>();
  useEffect(() => {
    if (kind === undefined || id === undefined) return;
    call(createShortAddress, { body: { kind, id } }).then(
      ({ path }) => setFound({ id, path }),
      () => setFound({ id }),
    );
  }, [kind, id]);
  const { path } = found?.id === id ? { ...found } : {};
  return {
    shortLink: path === undefined ? undefined : location.origin + path,
    isKnown: id === undefined || found?.id === id,
  };
}
