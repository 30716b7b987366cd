import { useEffect, useState } from 'react';
import { listClaims } from '#shared/claims/endpoints.ts';
import { stateAt } from '#shared/claims/rules.ts';
import type { ClaimCard } from '#shared/claims/schemas.ts';
import * as words from '#words/claims/handover.ts';
import { Button } from '../../components/button.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { RetryButton, Skeleton } from '../../components/states.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint.ts';
import { serverNow } from '../../lib/device/server-clock.ts';
import { useDeviceQueue } from '../../lib/device-queue/use-device-queue.ts';
import { handoverQueue } from '../../lib/handovers/store.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { isOpenState } from './claim-state.tsx';
import { codeDetector } from './code-detector.ts';
import { PledgeClaim } from './pledge-claim.tsx';

interface PledgeClaimsProps {
  pledge: { id: string; createdAt: string };
  /** The species' name, such as "Haddock". */
  species: string;
  userId: string;
  /** Called when the number of meals left has changed. */
  onChanged(): void;
}

/** A pickup is at most two weeks ahead: claims of older pledges are over, and load only on request. */
const OPEN_FOR_MS = 15 * 24 * 3_600_000;

/** The claims of a pledge in My Posts, with the fisherman's actions. */
export default function PledgeClaims(props: PledgeClaimsProps) {
  const isRecent = Date.parse(props.pledge.createdAt) > serverNow() - OPEN_FOR_MS;
  const [isShown, setShown] = useState(isRecent);
  if (isShown) return <Claims {...props} />;
  return (
    <Button variant="quiet" aria-label={words.showNamed(props.species)} onClick={() => setShown(true)}>
      {words.show}
    </Button>
  );
}

/** Loads the code of the next screen early, because there may be no network at the dock. */
function fetchWhatFollows(): void {
  const parts = [
    import('./handover-dialog.tsx'),
    codeDetector(),
    import('../../components/overlays/toast-host.tsx'),
  ];
  Promise.all(parts).catch(() => undefined);
}

function Claims({ pledge, species, userId, onChanged }: PledgeClaimsProps) {
  const list = useEndpointList(
    listClaims,
    { query: { pledgeId: pledge.id } },
    { isChangedElsewhere: true, isLive: true },
  );
  const readAgain = () => {
    list.retry();
    onChanged();
  };
  const handovers = useDeviceQueue(handoverQueue, userId, ({ type }) => {
    if (type === 'handed-over' || type === 'handover-refused') readAgain();
  });
  const now = useNow();
  useEffect(fetchWhatFollows, []);
  const { items, error, isLoading } = list;
  const isWanted = (claim: ClaimCard) =>
    isOpenState(stateAt(claim, now)) || handovers.some(({ id }) => id === claim.id);
  const open = items.filter(isWanted).sort((one, other) => one.pickupStart.localeCompare(other.pickupStart));
  const past = items.filter((claim) => !isWanted(claim));
  if (items.length === 0 && error) {
    return (
      <p className="px-2 text-sm text-bad">
        {words.notLoaded}
        <RetryButton variant="quiet" onRetry={() => list.retry()} />
      </p>
    );
  }
  if (isLoading) return <Skeleton className="m-2 h-24" />;
  const row = (claim: ClaimCard) => (
    <PledgeClaim
      key={claim.id}
      claim={claim}
      handover={handovers.find(({ id }) => id === claim.id)}
      userId={userId}
      onChanged={readAgain}
    />
  );
  return (
    <section aria-label={words.claimsOf(species)} className="border-b border-line px-2 pb-2">
      <h3 className="pt-1 font-sans text-base font-semibold">{words.claims}</h3>
      <ul aria-label={words.claimsOf(species)} className="divide-y divide-line">
        {open.map(row)}
      </ul>
      {past.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-11 py-2.5 font-semibold text-muted">{words.past(past.length)}</summary>
          <ul className="divide-y divide-line">{past.map(row)}</ul>
        </details>
      )}
      {list.hasMore && (
        <ShowMore
          words={words.showMore}
          isLoading={list.isLoadingMore}
          onMore={() => list.more()}
          className="mt-2"
        />
      )}
    </section>
  );
}
