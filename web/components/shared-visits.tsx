import { DAY, SHARED_VISITS_LIFETIME } from '#shared/limits.ts';
import { listSharedVisits } from '#shared/sharing/endpoints.ts';
import * as words from '#words/shared-visits.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';

interface SharedVisitsProps {
  /** Of a post, a fisherman or an organization. */
  id: string;
  /** Whose it is, where it is not the person's own. */
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
