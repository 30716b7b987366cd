import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { listClaimConflicts } from '#shared/claims/admin-endpoints.ts';
import type { claimConflict } from '#shared/claims/schemas.ts';
import * as words from '#words/claims/review.ts';
import { Button } from '../../../components/button.tsx';
import { Section } from '../../../components/section.tsx';
import { ListEnd } from '../../../components/show-more.tsx';
import { ErrorState, Skeleton } from '../../../components/states.tsx';
import { RelativeTime } from '../../../components/text/relative-time.tsx';
import { type EndpointList, useEndpointList } from '../../../lib/use-endpoint.ts';
import { ConflictDialog, type Resolution } from './conflict-dialog.tsx';
import { ReviewedClaim } from './reviewed-claim.tsx';

type ShownConflict = z.infer<typeof claimConflict>;

interface Settling {
  conflict: ShownConflict;
  resolution: Resolution;
}

/** Handovers that were told when others had the meals already, with both stories, and what is made of them. */
export function ClaimConflicts() {
  const list = useEndpointList(listClaimConflicts, {}, { isChangedElsewhere: true });
  const [settling, setSettling] = useState<Settling>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setSettling(undefined);
  const readAgain = async () => {
    close();
    await list.retry();
    // The button that opened the dialog went with its conflict.
    heading.current?.focus();
  };
  return (
    <Section title={words.conflicts} headingRef={heading}>
      <List list={list} onSettle={setSettling} />
      {settling && (
        <ConflictDialog
          claim={settling.conflict.claim}
          resolution={settling.resolution}
          onClose={close}
          onSettled={readAgain}
        />
      )}
    </Section>
  );
}

interface ListProps {
  list: EndpointList<ShownConflict>;
  onSettle(settling: Settling): void;
}

function List({ list, onSettle }: ListProps) {
  if (list.isLoading) return <Skeleton className="h-80 w-full" />;
  if (!list.first) return <ErrorState words={words.conflictsNotLoaded} onRetry={() => list.retry()} />;
  if (list.items.length === 0 && !list.hasMore) return <p className="text-muted">{words.noConflicts}</p>;
  return (
    <>
      <p className="max-w-form text-muted">{words.conflictsLead}</p>
      <ul className="grid gap-4 lg:grid-cols-2">
        {list.items.map((conflict) => (
          <li key={conflict.claim.id}>
            <Conflict conflict={conflict} onSettle={(resolution) => onSettle({ conflict, resolution })} />
          </li>
        ))}
      </ul>
      <ListEnd list={list} failure={words.moreConflictsNotLoaded} onMore={() => {}} />
    </>
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
        <Story whose={words.phoneSays} story={words.handedOver(new Date(handedOverAt), new Date(toldAt))} />
        <Story
          whose={words.claimSays}
          story={`${words.stateThen[stateThen]} ${words.leftThen(mealsLeftThen)}`}
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

function Story({ whose, story }: { whose: string; story: string }) {
  return (
    <div>
      <h4 className="font-sans text-base font-semibold">{whose}</h4>
      <p>{story}</p>
    </div>
  );
}
