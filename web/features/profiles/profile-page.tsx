import { Link, useNavigate } from 'react-router-dom';
import type { Group } from '#shared/contract/endpoint.ts';
import { statusOf } from '#shared/profiles/rules.ts';
import { cards } from '#words/app/admin.ts';
import * as words from '#words/profiles/profile.ts';
import { Badge } from '../../components/badge.tsx';
import { Icon } from '../../components/drawings/icons.tsx';
import { Lighthouse } from '../../components/drawings/lighthouse.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { EmailText } from '../../components/text/email-text.tsx';
import { Written } from '../../components/text/written.tsx';
import { eraseHoldsOf } from '../../lib/handovers/store.ts';
import { eraseStepsOf } from '../../lib/landing-steps/store.ts';
import { PATHS, toFisherman } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { type Me, type Session, useSession } from '../../lib/session/session.tsx';
import { useParts } from '../../lib/site/site.ts';
import { useSignOut } from '../../parts/accounts/use-sign-out.ts';
import { SigningIn } from '../accounts/settings/signing-in.tsx';
import { SignInFirst } from '../accounts/sign-in-first.tsx';
import { YourData } from '../accounts/your-data.tsx';
import { AlertSettings } from '../alerts/alert-settings.tsx';
import { CalendarSettings } from '../calendar/calendar-settings.tsx';
import { MailChoices } from '../mail/mail-choices.tsx';
import { OwnInvitations } from '../organizations/own-invitations.tsx';
import { YourOrganizations } from '../organizations/your-organizations.tsx';
import { forgetPostsOf } from '../posts/draft/forget-draft.ts';
import { PushSettings } from '../push/push-settings.tsx';
import { NewProfile } from './new-profile.tsx';
import { YourPosts } from './own-posts.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { ProfilePhoto } from './profile-photo.tsx';

export default function Profile() {
  usePageTitle(words.pageTitle);
  const session = useSession();
  if (session.status === 'signed-out') {
    return <SignInFirst title={words.pageTitle} drawing={<Lighthouse />} words={words.mustLogIn} />;
  }
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.me) return <ProfilePage session={session} me={session.me} />;
  if (!session.error) return <PageSkeleton />;
  return (
    <div className="page py-6">
      <h1 className="text-2xl">{words.pageTitle}</h1>
      <ErrorState words={words.notLoaded} detail={session.error.message} onRetry={() => session.refresh()} />
    </div>
  );
}

const BADGES = { trial: 'new', pro: 'pro', free: 'quiet' } as const;

function ProfilePage({ session, me }: { session: Session; me: Me }) {
  const { user, profiles, credits } = me;
  const onDeleted = useLeave(session, user.id);
  const onSignOutEverywhere = useSignOut('everywhere');
  const { isOn } = useParts();
  const status = statusOf(credits);
  return (
    <div className="page flex flex-col gap-10 py-6">
      <ProfilePhoto name={user.name} photo={user.photo} onChanged={session.refresh}>
        <h1 className="text-2xl">
          <Written>{user.name}</Written>
        </h1>
        <p className="min-w-0 text-muted wrap-anywhere">
          <EmailText address={user.email} />
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge kind={BADGES[status]}>{words.status[status]}</Badge>
          {isOn('goPro') && <span className="text-sm text-muted">{words.credits(credits)}</span>}
        </p>
        {profiles.some(({ profileType }) => profileType === 'fisherman') && (
          <p>
            <Link to={toFisherman(user.id)} className="text-link inline-flex min-h-11 items-center">
              {words.publicProfile}
            </Link>
          </p>
        )}
      </ProfilePhoto>
      <DashboardCard roles={me.roles} />
      <OwnInvitations onAccepted={session.refresh} />
      <YourOrganizations me={me} />
      {profiles.map((profile) => (
        <ProfileEditor key={profile.profileType} profile={profile} onChanged={session.refresh} />
      ))}
      <NewProfile me={me} onCreated={session.refresh} />
      <YourPosts />
      <SigningIn email={user.email} secondFactor={me.secondFactor} onChanged={session.refresh} />
      {isOn('alerts') && (
        <>
          <AlertSettings />
          <PushSettings />
        </>
      )}
      <MailChoices />
      <CalendarSettings />
      <YourData onDeleted={onDeleted} onSignOutEverywhere={onSignOutEverywhere} />
    </div>
  );
}

/** Ends the session and opens the home page after the account was deleted. */
function useLeave({ signOut, refresh }: Session, userId: string): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await Promise.all([forgetPostsOf(userId), eraseHoldsOf(userId), eraseStepsOf(userId)]);
    // The user pool may refuse to sign out a deleted user; refreshing then ends the session here.
    await signOut().catch(refresh);
    navigate(PATHS.home);
    toast({ title: words.deleted, kind: 'good' });
  };
}

const LOOKS = {
  admin: 'bg-bad text-raised',
  fishermanManager: 'border border-line bg-raised',
  communityAid: 'border border-line bg-raised',
} as const;

/** Wider rights come first: there is one dashboard. */
const DASHBOARDS = [
  { group: 'admin', name: 'admin' },
  { group: 'fisherman_manager', name: 'fishermanManager' },
  { group: 'community_aid_manager', name: 'communityAid' },
] as const satisfies readonly { group: Group; name: keyof typeof LOOKS }[];

/** A link to the dashboard, for people with a role in it. */
function DashboardCard({ roles }: { roles: readonly Group[] }) {
  const { name } = DASHBOARDS.find(({ group }) => roles.includes(group)) ?? {};
  if (!name) return null;
  const { title, text } = cards[name];
  return (
    <Link
      to={PATHS.admin}
      className={`flex min-h-12 items-center justify-between gap-4 rounded-card p-5 ${LOOKS[name]}`}
    >
      <span className="grid min-w-0 gap-1 wrap-anywhere">
        <span className="text-lg font-semibold">{title}</span>
        <span>{text}</span>
      </span>
      <Icon name="chevron" className="size-6 -rotate-90" />
    </Link>
  );
}
