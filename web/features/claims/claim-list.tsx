import { listClaims } from '#shared/claims/endpoints.ts';
import { stateAt } from '#shared/claims/rules.ts';
import type { ClaimCard as Claim } from '#shared/claims/schemas.ts';
import * as words from '#words/claims/claim-pages.ts';
import { ButtonLink } from '../../components/button.tsx';
import { CARD_LIST } from '../../components/cards/card-styles.ts';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { Section } from '../../components/section.tsx';
import { ListEnd } from '../../components/show-more.tsx';
import { CardListSkeleton, EmptyState, ErrorState } from '../../components/states.tsx';
import { useFocusFirstNew } from '../../components/use-focus-first-new.ts';
import { useEndpointList } from '../../lib/api/use-endpoint.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { ClaimCard } from './claim-card.tsx';
import { isOpenState } from './claim-state.tsx';

interface ClaimListProps {
  organizationId: string;
  /** Address of the page that lists meals. */
  findMeals: string;
}

/** An organization's claims: open ones, the next pickup first, then all others, newest first. */
export function ClaimList({ organizationId, findMeals }: ClaimListProps) {
  const list = useEndpointList(listClaims, { query: { organizationId } }, { isChangedElsewhere: true });
  const now = useNow();
  const isOpen = (claim: Claim) => isOpenState(stateAt(claim, now));
  const past = list.items.filter((claim) => !isOpen(claim));
  const open = list.items
    .filter(isOpen)
    .sort((one, other) => one.pickupStart.localeCompare(other.pickupStart));
  const { list: pastList, expectMore } = useFocusFirstNew(past.length);
  const find = <ButtonLink to={findMeals}>{words.findMeals}</ButtonLink>;
  if (list.items.length === 0) {
    if (list.error) return <ErrorState words={words.notLoaded} onRetry={() => list.retry()} />;
    if (list.isLoading) return <CardListSkeleton count={3} />;
    return <EmptyState drawing={<EmptyDock />} words={words.none} action={find} />;
  }
  return (
    <>
      <Section title={words.open} action={find}>
        {open.length === 0 && <p className="text-muted">{words.noneOpen}</p>}
        <ul aria-label={words.openClaims} className={CARD_LIST}>
          {open.map((claim) => (
            <ClaimCard key={claim.id} claim={claim} />
          ))}
        </ul>
      </Section>
      {past.length > 0 && (
        <Section title={words.history}>
          <ul ref={pastList} aria-label={words.pastClaims} className={CARD_LIST}>
            {past.map((claim) => (
              <ClaimCard key={claim.id} claim={claim} />
            ))}
          </ul>
        </Section>
      )}
      <ListEnd
        list={{ ...list, isLoading: list.isLoadingMore }}
        failure={words.notLoaded}
        onMore={expectMore}
      />
    </>
  );
}
