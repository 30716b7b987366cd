import { DAY, SHARED_VISITS_LIFETIME } from '#shared/limits.ts';
import { listSharedVisits } from '#shared/sharing/endpoints.ts';
import * as words from '#words/sharing/shared-visits.ts';
import { useIsSlow } from '../../components/use-is-slow.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';

/** It is told beside other things, which do not wait longer for it. Milliseconds. */
const AWAITED_MS = 3000;

/**
 * Whether what stands around it had better wait, lest it moves. Not while a failed read is tried again: whoever does something there by then
 * would lose it.
 * @param organization whose it is, where it is not the person's own
 */
export function useAwaitsSharedVisits(organization?: string): boolean {
  const { data, error } = useEndpoint(listSharedVisits, { query: { organization } });
  const isUnknown = data === undefined && error === undefined;
  const isSlow = useIsSlow(isUnknown, AWAITED_MS);
  return isUnknown && !isSlow;
}

interface SharedVisitsProps {
  /** Of a post, a fisherman or an organization. */
  id: string;
  /** The organization, if it isn't about the person's own posts. */
  organization?: string;
}

/** For its owner: how often it was opened by shared links, and by which. Nothing before it was once. */
export function SharedVisits({ id, organization }: SharedVisitsProps) {
  const { data } = useEndpoint(listSharedVisits, { query: { organization } });
  const counted = data?.items.find((each) => each.id === id);
  if (!counted) return null;
  return (
    <p className="text-sm text-muted">
      {words.seen(counted.visits, SHARED_VISITS_LIFETIME / DAY, counted.ways)}
    </p>
  );
}
