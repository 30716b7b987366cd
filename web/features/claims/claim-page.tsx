import { useParams } from 'react-router-dom';
import { getClaim, listClaims } from '#shared/claims/endpoints.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import * as words from '#words/claims/claim-pages.ts';
import { claimNotFound } from '#words/claims/claims.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useListedItem } from '../../lib/api/use-listed-item.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { useMe } from '../../lib/session/session.tsx';
import { useHold } from '../../parts/holds/use-hold.ts';
import { HoldPage } from '../holds/hold-page.tsx';
import { type Claim, ClaimDetail } from './claim-detail.tsx';

/** /claim/{id}: one claim, for the organization that made it and the fisherman whose meals it is about. */
export default function ClaimPage() {
  const { claimId = '' } = useParams();
  const answer = useEndpoint(getClaim, useMe() && { params: { claimId } });
  const listed = useListedItem(listClaims, claimId, !answer.data && answer.error?.code === 'offline');
  const known = useHold<Claim>({ answer, listed, isAwaited: ({ state }) => state === 'reserved' });
  return (
    <HoldPage
      known={known}
      titleOf={(claim) => words.pageTitle(claim.meals, speciesInSentence(claim))}
      title={words.title}
      texts={words.page}
      notFound={claimNotFound}
      list={PATHS.claims}
      fishermansList={{ to: PATHS.myPosts, title: words.myPosts }}
    >
      {(claim, userId) => (
        <ClaimDetail
          claim={claim}
          side={claim.fishermanId === userId ? 'fisherman' : 'organization'}
          userId={userId}
        />
      )}
    </HoldPage>
  );
}
