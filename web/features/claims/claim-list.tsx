import { listClaims } from '#shared/claims/endpoints.ts';
import { isOpen, stateAt } from '#shared/claims/rules.ts';
import * as words from '#words/claims/claim-pages.ts';
import { ButtonLink } from '../../components/button.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { HoldLists } from '../../parts/holds/hold-lists.tsx';
import { ClaimCard } from './claim-card.tsx';

interface ClaimListProps {
  organizationId: string;
  /** Address of the page that lists meals. */
  findMeals: string;
}

/** An organization's claims. */
export function ClaimList({ organizationId, findMeals }: ClaimListProps) {
  const list = useEndpointList(listClaims, { query: { organizationId } }, { isChangedElsewhere: true });
  const now = useNow();
  return (
    <HoldLists
      list={list}
      isOpen={(claim) => isOpen(stateAt(claim, now))}
      texts={words.lists}
      action={<ButtonLink to={findMeals}>{words.findMeals}</ButtonLink>}
      renderCard={(claim) => <ClaimCard key={claim.id} claim={claim} />}
    />
  );
}
