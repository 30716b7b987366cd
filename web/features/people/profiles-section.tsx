import { Link } from 'react-router-dom';
import type { UserDetails } from '#shared/people/schemas.ts';
import * as words from '#words/people/people.ts';
import { labels } from '#words/profiles/types.ts';
import { Facts } from '../../components/facts.tsx';
import { Section } from '../../components/section.tsx';
import { toFisherman } from '../../lib/navigation/paths.ts';
import { Card } from './card.tsx';

/** The person's profiles. */
export function ProfilesSection({ person: { profiles, userId, suspension } }: { person: UserDetails }) {
  return (
    <Section title={words.profiles}>
      {profiles.length === 0 && <p className="text-muted">{words.noProfiles}</p>}
      {profiles.map((profile) => (
        <Card key={profile.profileType}>
          <h3 className="text-lg font-semibold">{labels[profile.profileType]}</h3>
          <Facts facts={factsOf(profile)} />
          {profile.profileType === 'fisherman' && !suspension && (
            <p>
              <Link to={toFisherman(userId)} className="text-link inline-flex min-h-11 items-center">
                {words.seePublic}
              </Link>
            </p>
          )}
        </Card>
      ))}
    </Section>
  );
}

function factsOf({ name, phone, location, bio, role }: UserDetails['profiles'][number]) {
  return [
    [words.name, name],
    [words.phone, phone || words.notGiven],
    [words.location, location || words.notGiven],
    ...(bio ? [[words.bio, bio] as const] : []),
    ...(role ? [[words.organizationRole, role] as const] : []),
  ] as const;
}
