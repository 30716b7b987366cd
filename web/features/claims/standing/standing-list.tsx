import { listStandingClaims } from '#shared/claims/standing-endpoints.ts';
import * as words from '#words/claims/standing.ts';
import { Section } from '../../../components/section.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import type { Me } from '../../../lib/session/session.tsx';
import { StandingState } from './standing-state.tsx';

/** The standing claims of an organization, if it has any. */
export default function StandingList({ organization }: { organization: Me['organizations'][number] }) {
  const query = { organizationId: organization.id };
  const { data, error, mutate } = useEndpoint(listStandingClaims, { query }, { isChangedElsewhere: true });
  if (!data) return error ? <ErrorState words={words.notLoaded} onRetry={() => mutate()} /> : null;
  const shown = data.items.filter(({ endedBy }) => endedBy !== 'organization');
  if (shown.length === 0) return null;
  return (
    <Section title={words.title}>
      <ul className="grid items-start gap-3 md:grid-cols-2 md:gap-5">
        {shown.map((standing) => (
          <li key={standing.seriesId} className="rounded-card border border-line bg-raised p-4">
            <StandingState
              standing={standing}
              mayEnd={organization.role === 'coordinator'}
              onChanged={() => mutate()}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
