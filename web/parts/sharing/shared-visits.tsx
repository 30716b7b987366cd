import { DAY, SHARED_VISITS_LIFETIME } from '#shared/limits.ts';
import { listSharedVisits } from '#shared/sharing/endpoints.ts';
import * as words from '#words/sharing/shared-visits.ts';
import { useIsSlow } from '../../components/use-is-slow.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';

/** How long the things around it wait for it. Milliseconds. */
const AWAITED_MS = 3000;

/**
 * Whether the things around it should wait, so that they don't move. Not while a failed read is retried, when somebody
 * may be using them already.
 * @param organization the owner, if it isn't the person
 */
export function useAwaitsSharedVisits(organization?: string): boolean {
  const { data, error } = useEndpoint(listSharedVisits, { query: { organization } });
  const isUnknown = data === undefined && error === undefined;
  const isSlow = useIsSlow(isUnknown, AWAITED_MS);
  return isUnknown && !isSlow;
}

interface SharedVisitsProps {
  /** Id of a post, a fisherman or an organization. */
  id: string;
  /** The organization, if it isn't about the person's own posts. */
  organization?: string;
}

/** Shows the owner how often shared links were opened, by channel. Renders nothing before the first visit. */
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
