import type * as z from 'zod/mini';
import { listClaimConflicts } from '#shared/claims/admin-endpoints.ts';
import type { claimConflict } from '#shared/claims/schemas.ts';
import * as words from '#words/claim-review.ts';
import { RelativeTime } from '../../components/relative-time.tsx';
import { Section } from '../../components/section.tsx';
import { ListEnd } from '../../components/show-more.tsx';
import { ErrorState, Skeleton } from '../../components/states.tsx';
import { useEndpointList } from '../../lib/use-endpoint.ts';
import { ReviewedClaim } from './reviewed-claim.tsx';

/** Handovers that were told when others had the meals already, with both stories. */
export function ClaimConflicts() {
  return (
    <Section title={words.conflicts}>
      <List />
    </Section>
  );
}

function List() {
  const list = useEndpointList(listClaimConflicts, {}, { isChangedElsewhere: true });
  if (list.isLoading) return <Skeleton className="h-80 w-full" />;
  if (!list.first) return <ErrorState words={words.conflictsNotLoaded} onRetry={() => list.retry()} />;
  if (list.items.length === 0 && !list.hasMore) return <p className="text-muted">{words.noConflicts}</p>;
  return (
    <>
      <p className="max-w-form text-muted">{words.conflictsLead}</p>
      <ul className="grid gap-4 lg:grid-cols-2">
        {list.items.map((conflict) => (
          <li key={conflict.claim.id}>
            <Conflict conflict={conflict} />
          </li>
        ))}
      </ul>
      <ListEnd list={list} failure={words.moreConflictsNotLoaded} onMore={() => {}} />
    </>
  );
}

function Conflict({ conflict }: { conflict: z.infer<typeof claimConflict> }) {
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
