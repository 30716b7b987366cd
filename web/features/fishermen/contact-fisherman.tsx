import { toFisherman } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button.tsx';

interface ContactFishermanProps {
  userId: string;
  className?: string;
  'aria-describedby'?: string;
}

/** Leads to where the profile says how somebody can be reached: no phone number or e-mail address is in the directory. */
export function ContactFisherman({ userId, ...rest }: ContactFishermanProps) {
  return (
    <ButtonLink to={`${toFisherman(userId)}#${CONTACT}`} {...rest}>
      Contact Fisherman
    </ButtonLink>
  );
}

/** Id of the profile's part about it. */
export const CONTACT = 'contact';
