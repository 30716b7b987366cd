import { PRODUCT_NAME } from '#shared/flavours.ts';
import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import { pledgePageTitle } from '#words/posts/posts.ts';
import * as words from '#words/sharing/share.ts';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import { toPledge } from '../../../lib/navigation/paths.ts';
import { usePageHead } from '../../../lib/navigation/use-page-head.ts';
import { pledgeHead } from './pledge-head.ts';

/**
 * Reads a pledge for a shared page, and sets the page's head. @param id may be empty @param isUnlisted hides it from
 * search engines
 */
export function useSharedPledge(id: string, isUnlisted = false) {
  const {
    data: pledge,
    error,
    mutate,
  } = useEndpoint(getPledge, id ? { params: { pledgeId: id } } : undefined);
  const isMissing = id === '' || (!pledge && error?.status === 404);
  const missing = id === '' ? words.noPledgeId : words.pledgeNotFound.title;
  const title = pledge && pledgePageTitle(pledge.mealsPledged, PRODUCT_NAME);
  usePageHead(isMissing ? missing : title, () =>
    pledge ? { ...pledgeHead(pledge), canonical: toPledge(id), isUnlisted } : { isMissing },
  );
  return { pledge, missing: isMissing ? missing : undefined, error, retry: () => mutate() };
}
