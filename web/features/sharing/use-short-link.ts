import { useEffect, useState } from 'react';
import { createShortAddress } from '#shared/sharing/endpoints.ts';
import type { Shared } from '#shared/sharing/links.ts';
import { call } from '../../lib/api/api-client.ts';
import { PREFIX } from '../../lib/navigation/language.ts';

/**
 * The short address of a post or a person, which is created if there is none yet.
 * @param shared undefined for things without a short address
 * @returns `isKnown` once it has loaded, or if there will be none: without a network, or if the thing does not exist
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
    shortLink: path === undefined ? undefined : location.origin + PREFIX + path,
    isKnown: id === undefined || found?.id === id,
  };
}
