import { isAhead, type LandingState } from '#shared/landings/rules.ts';
import { withSteps } from '../../../lib/landing-steps/apply-steps.ts';
import type { QueuedPost } from '../../../lib/post-queue/queued-post.ts';
import { LinePosts } from './line-posts.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useSteps } from './use-steps.ts';
import { WaitingSteps } from './waiting-steps.tsx';

const FIRST: LandingState = 'planned';
const NOTHING = () => undefined;

/** The steps of a landing whose announcement still waits on this device. They are sent after it. */
export default function QueuedLandingSteps({ announcement }: { announcement: QueuedPost }) {
  const { id: landingId, userId, post } = announcement;
  const { waiting, all, take } = useSteps({ userId, landingId, isUnannounced: true, onSent: NOTHING });
  if (post.kind !== 'landing') return null;
  const landing = withSteps({ ...post.body, state: FIRST }, all);
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <WaitingSteps steps={waiting} />
      <StepButtons landing={landing} take={take} />
      {!isAhead(landing.state) && (
        <LinePosts landing={{ ...landing, id: landingId }} isDone={landing.state === 'done'} />
      )}
    </div>
  );
}
