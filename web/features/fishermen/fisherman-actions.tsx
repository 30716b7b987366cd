import type { FishermanCard } from '#shared/fishermen/schemas.ts';
import * as words from '#words/fishermen/fishermen.ts';
import { ButtonLink } from '../../components/button.tsx';
import { toFisherman, toMarketplace } from '../../lib/navigation/paths.ts';
import { SendMessageButton } from '../../parts/messages/send-message-button.tsx';

interface FishermanActionsProps {
  fisherman: FishermanCard;
  /** Id of the element with the fisherman's name, which describes each action. */
  nameId: string;
}

const LOOK = 'px-2 text-sm';

/** Actions on an entry of the directory. */
export function FishermanActions({
  fisherman: { userId, name, pledgeCount },
  nameId,
}: FishermanActionsProps) {
  const about = { 'aria-describedby': nameId, className: LOOK };
  return (
    <>
      <ButtonLink to={toFisherman(userId)} variant="secondary" {...about}>
        {words.profile}
      </ButtonLink>
      <ButtonLink to={toMarketplace({ kind: 'catch', fisherman: userId })} variant="secondary" {...about}>
        {words.catches}
      </ButtonLink>
      {pledgeCount > 0 && (
        <ButtonLink to={toMarketplace({ kind: 'pledge', fisherman: userId })} variant="secondary" {...about}>
          {words.viewPledges(pledgeCount)}
        </ButtonLink>
      )}
      <SendMessageButton recipient={{ userId, name }} variant="primary" describedBy={nameId} className={LOOK}>
        {words.contactFisherman}
      </SendMessageButton>
    </>
  );
}
