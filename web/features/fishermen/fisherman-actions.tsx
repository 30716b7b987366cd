import type { FishermanCard } from '#shared/fishermen/schemas.ts';
import { toFisherman, toMarketplace } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button.tsx';
import { ContactFisherman } from './contact-fisherman.tsx';

interface FishermanActionsProps {
  fisherman: FishermanCard;
  /** Of the name that they are all about. */
  nameId: string;
}

/** What can be done about somebody in the directory. */
export function FishermanActions({ fisherman: { userId, pledgeCount }, nameId }: FishermanActionsProps) {
  const about = { 'aria-describedby': nameId, className: 'px-2 text-sm' };
  const hasPledges = pledgeCount > 0;
  return (
    <>
      <ButtonLink to={toFisherman(userId)} variant="secondary" {...about}>
        Profile
      </ButtonLink>
      <ButtonLink
        to={toMarketplace({ view: 'marketplace', fisherman: userId })}
        variant="secondary"
        {...about}
      >
        Catches
      </ButtonLink>
      {hasPledges && (
        <ButtonLink to={toMarketplace({ view: 'pledges', fisherman: userId })} variant="secondary" {...about}>
          View Pledges ({pledgeCount})
        </ButtonLink>
      )}
      <ContactFisherman
        userId={userId}
        {...about}
        className={`px-2 text-sm ${hasPledges ? '' : 'col-span-2'}`}
      />
    </>
  );
}
