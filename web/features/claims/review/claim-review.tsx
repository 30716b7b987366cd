import { ClaimConflicts } from './claim-conflicts.tsx';
import { WaitingClaims } from './waiting-claims.tsx';

/** Claims that need a manager: those that wait for approval, and handovers that could not be counted. */
export default function ClaimReview() {
  return (
    <div className="flex flex-col gap-8">
      <WaitingClaims />
      <ClaimConflicts />
    </div>
  );
}
