import { organizationPaused } from '#words/claims/claims.ts';
import { Icon } from '../../components/drawings/icons.tsx';
import { readOrganizationDetails } from '../../lib/api/first-reads.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';

/** Tells members of a paused organization that it can't claim meals, before they choose any. */
export function PausedNotice({ organizationId }: { organizationId: string }) {
  const { data } = useEndpoint(...readOrganizationDetails(organizationId));
  if (data?.state !== 'paused') return null;
  return (
    <p className="flex max-w-form items-start gap-2 rounded-card border-2 border-bad bg-raised p-4 font-medium">
      <Icon name="alert" className="mt-0.5 size-5 shrink-0 text-bad" />
      <span>{organizationPaused}</span>
    </p>
  );
}
