import { Link } from 'react-router-dom';
import { fishWords } from '#shared/landings/landing-words.ts';
import { isAhead, isOpen, landingStateAt } from '#shared/landings/rules.ts';
import type { OwnLandingCard as Card } from '#shared/landings/schemas.ts';
import { landingAt } from '#words/landings/landings.ts';
import * as words from '#words/landings/own-landings.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Written } from '../../../components/text/written.tsx';
import { serverNow } from '../../../lib/device/server-clock.ts';
import { withSteps } from '../../../lib/landing-steps/apply-steps.ts';
import { toChangeLanding, toLanding } from '../../../lib/navigation/paths.ts';
import { LandingTime } from '../../../parts/landings/landing-time.tsx';
import { StateBadge } from '../../../parts/landings/state-badge.tsx';
import { DeleteLanding } from './delete-landing.tsx';
import { HiddenLanding } from './hidden-landing.tsx';
import { LinePosts } from './line-posts.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useSteps } from './use-steps.ts';
import { WaitingSteps } from './waiting-steps.tsx';

interface OwnLandingCardProps {
  userId: string;
  landing: Card;
  onChanged(): unknown;
}

/** A landing for its fisherman, as it will be when the steps on this device have been sent. */
export function OwnLandingCard({ userId, landing: read, onChanged }: OwnLandingCardProps) {
  const { waiting, all, take } = useSteps({ userId, landingId: read.id, onSent: onChanged });
  const landing = withSteps(read, all);
  const state = landingStateAt(landing, serverNow());
  const { id, harbour } = landing;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <div className="grid gap-0.5">
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <h3 className="max-w-full font-sans text-base font-semibold">
            <Link to={toLanding(id)} className="text-link">
              <Written>{landingAt(harbour.name)}</Written>
            </Link>
          </h3>
          <StateBadge state={state} />
        </div>
        <p className="font-display text-lg font-bold text-accent-text">
          <LandingTime {...landing} />
        </p>
        <p className="text-sm text-muted">
          <Written>{`${fishWords(landing.expected)} · ${harbour.location}`}</Written>
        </p>
        {landing.hidden && <HiddenLanding />}
      </div>
      <WaitingSteps steps={waiting} />
      <StepButtons
        landing={{ ...landing, state }}
        take={take}
        canCancel
        edit={
          isAhead(state) && (
            <ButtonLink to={toChangeLanding(id)} variant="quiet" aria-label={words.editNamed(harbour.name)}>
              {words.edit}
            </ButtonLink>
          )
        }
      />
      {(state === 'landed' || state === 'done') && <LinePosts landing={landing} isDone={state === 'done'} />}
      {!isOpen(state) && waiting.length === 0 && <DeleteLanding landing={landing} onDeleted={onChanged} />}
    </li>
  );
}
