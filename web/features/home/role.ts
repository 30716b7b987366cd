import { hasOrganization, type Me } from '../../lib/session/session.tsx';

/** The person's most likely role; people without a profile, or whose account can't be read, count as buyers. */
export function roleOf(me: Me | undefined): 'organization' | 'fisherman' | 'buyer' {
  if (hasOrganization(me)) return 'organization';
  return me?.profiles.some(({ profileType }) => profileType === 'fisherman') ? 'fisherman' : 'buyer';
}
