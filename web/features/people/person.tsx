import { Link } from 'react-router-dom';
import { getUser } from '#shared/people/endpoints.ts';
import type { UserDetails } from '#shared/people/schemas.ts';
import { longDate } from '#words/general/dates.ts';
import * as words from '#words/people/people.ts';
import { labels } from '#words/profiles/types.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Facts } from '../../components/facts.tsx';
import { Section } from '../../components/section.tsx';
import { ErrorState, Skeleton } from '../../components/states.tsx';
import { BackLink } from '../../components/text/back-link.tsx';
import { Written } from '../../components/text/written.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { toAdminTab, toFisherman, toWriteTo, USERS_TAB } from '../../lib/navigation/paths.ts';
import { AccountSection } from './account-section.tsx';
import { Card } from './card.tsx';
import { DeleteSection } from './delete-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { PersonHistory } from './person-history.tsx';
import type { PersonProps } from './person-props.ts';
import { ProSection } from './pro-section.tsx';
import { SuspensionSection } from './suspension-section.tsx';

/** An administrator's page of one person, with all facts and actions. */
export function Person({ userId }: { userId: string }) {
  const { data, error, mutate } = useEndpoint(getUser, { params: { userId } });
  const reload = async () => void (await mutate());
  return (
    <div className="flex flex-col gap-6">
      <p className="-ml-4">
        <BackLink to={toAdminTab(USERS_TAB)}>{words.backToUsers}</BackLink>
      </p>
      {data && <Details person={data} reload={reload} />}
      {!data && error?.code === 'not_found' && <EmptyState words={words.personNotFound} />}
      {!data && error && error.code !== 'not_found' && (
        <ErrorState words={words.usersNotLoaded} onRetry={reload} />
      )}
      {!data && !error && <Skeleton className="h-96 w-full" />}
    </div>
  );
}

function Details(props: PersonProps) {
  const { userId, name, email, createdAt, suspension, roles, profiles } = props.person;
  return (
    <>
      <header className="flex items-center gap-4">
        <Avatar name={name} className="size-16" />
        <div className="grid min-w-0 gap-1">
          <h2 className="text-2xl wrap-anywhere">
            <Written>{name}</Written>
          </h2>
          <p className="text-muted wrap-anywhere">{email}</p>
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
            {words.since(longDate(new Date(createdAt)))}
            {suspension && <Badge kind="new">{words.suspended}</Badge>}
            {roles.map(({ role }) => (
              <Badge key={role} kind="pro">
                {words.roleNames[role]}
              </Badge>
            ))}
          </p>
        </div>
      </header>
      <p>
        <ButtonLink variant="secondary" to={toWriteTo(userId)}>
          {words.writeTo}
        </ButtonLink>
      </p>
      <div className="grid items-start gap-x-8 gap-y-8 md:grid-cols-2">
        <div className="flex flex-col gap-8">
          <SuspensionSection {...props} />
          <NotesSection userId={userId} />
          <ProfilesSection {...props} />
          {profiles.some(({ profileType }) => profileType === 'fisherman') && <ProSection {...props} />}
          <AccountSection {...props} />
        </div>
        <div className="flex flex-col gap-8">
          <PersonHistory person={props.person} />
          <DeleteSection {...props} />
        </div>
      </div>
    </>
  );
}

/** The person's profiles. */
function ProfilesSection({ person: { profiles, userId, suspension } }: { person: UserDetails }) {
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
