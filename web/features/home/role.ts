import { hasOrganization, type Me } from '../../lib/session/session.tsx';

/** What somebody is most likely here for; whoever has no profile yet, or cannot be read, as a buyer. */
export function roleOf(me: Me | undefined): 'organization' | 'fisherman' | 'buyer' {
  if (hasOrganization(me)) return 'organization';
  return me?.profiles.some(({ profileType }) => profileType === 'fisherman') ? 'fisherman' : 'buyer';
}
