import { useState } from 'react';
import { listClaims } from '#shared/claims/endpoints.ts';
import { isOpen, stateAt } from '#shared/claims/rules.ts';
import * as words from '#words/claims/handover.ts';
import { Button } from '../../components/button.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { serverNow } from '../../lib/device/server-clock.ts';
import { HoldsOfPost } from '../../parts/holds/holds-of-post.tsx';
import { PledgeClaim } from './pledge-claim.tsx';

interface PledgeClaimsProps {
  pledge: { id: string; createdAt: string };
  /** The name in a sentence, such as "haddock". */
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

function Claims({ pledge, species, userId, onChanged }: PledgeClaimsProps) {
  const list = useEndpointList(
    listClaims,
    { query: { pledgeId: pledge.id } },
    { isChangedElsewhere: true, isLive: true },
  );
  return (
    <HoldsOfPost
      list={list}
      words={{
        title: words.claims,
        label: words.claimsOf(species),
        notLoaded: words.notLoaded,
        past: words.past,
        showMore: words.showMore,
      }}
      isOpen={(claim, now) => isOpen(stateAt(claim, now))}
      userId={userId}
      onChanged={onChanged}
    >
      {(claim, handover, readAgain) => (
        <PledgeClaim key={claim.id} claim={claim} handover={handover} userId={userId} onChanged={readAgain} />
      )}
    </HoldsOfPost>
  );
}
