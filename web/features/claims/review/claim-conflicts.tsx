import type * as z from 'zod/mini';
import { listClaimConflicts } from '#shared/claims/admin-endpoints.ts';
import type { claimConflict } from '#shared/claims/schemas.ts';
import * as words from '#words/claims/review.ts';
import { Button } from '../../../components/button.tsx';
import { useDeciding } from '../../../components/overlays/use-deciding.ts';
import { ReadList } from '../../../components/read.tsx';
import { Section } from '../../../components/section.tsx';
import { RelativeTime } from '../../../components/text/relative-time.tsx';
import { useEndpointList } from '../../../lib/api/use-endpoint-list.ts';
import { ConflictDialog, type Resolution, type Settling } from './conflict-dialog.tsx';
import { ReviewedClaim } from './reviewed-claim.tsx';

type ShownConflict = z.infer<typeof claimConflict>;

/** Handovers reported after other organizations had claimed the meals, with both sides' accounts, for a decision. */
export function ClaimConflicts() {
  const list = useEndpointList(listClaimConflicts, {}, { isChangedElsewhere: true });
  const { deciding, decide, close, readAgain, heading } = useDeciding<Settling>(list);
  return (
    <Section title={words.conflicts} headingRef={heading}>
      <ReadList
        list={list}
        failed={words.conflictsNotLoaded}
        moreFailed={words.moreConflictsNotLoaded}
        empty={words.noConflicts}
        lead={words.conflictsLead}
        keyOf={({ claim }) => claim.id}
      >
        {(conflict) => (
          <Conflict
            conflict={conflict}
            onSettle={(resolution) => decide({ claim: conflict.claim, resolution })}
          />
        )}
      </ReadList>
      {deciding && <ConflictDialog {...deciding} onClose={close} onSettled={readAgain} />}
    </Section>
  );
}

interface ConflictProps {
  conflict: ShownConflict;
  onSettle(resolution: Resolution): void;
}

function Conflict({ conflict, onSettle }: ConflictProps) {
  const { claim, handedOverAt, toldAt, stateThen, mealsLeftThen } = conflict;
  return (
    <ReviewedClaim
      claim={claim}
      when={
        <>
          {words.told} <RelativeTime time={toldAt} />
        </>
      }
    >
      <div className="grid gap-3 border-t border-line pt-4">
        <Story whose={words.phoneSays} account={words.handedOver(new Date(handedOverAt), new Date(toldAt))} />
        <Story
          whose={words.claimSays}
          account={`${words.stateThen[stateThen]} ${words.leftThen(mealsLeftThen)}`}
        />
        {claim.state === 'collected' && <p className="font-semibold">{words.countedSince}</p>}
      </div>
      <div className="mt-auto flex flex-wrap gap-3">
        {claim.state !== 'collected' && (
          <Button aria-label={words.countNamed(claim.organizationName)} onClick={() => onSettle('count')}>
            {words.count}
          </Button>
        )}
        <Button
          variant="secondary"
          aria-label={words.dismissNamed(claim.organizationName)}
          onClick={() => onSettle('dismiss')}
        >
          {words.dismiss}
        </Button>
      </div>
    </ReviewedClaim>
  );
}

function Story({ whose, account }: { whose: string; account: string }) {
  return (
    <div>
      <h4 className="font-sans text-base font-semibold">{whose}</h4>
      <p>{account}</p>
    </div>
  );
}
