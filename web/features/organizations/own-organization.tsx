import { useState } from 'react';
import {
  getOrganizationDetails,
  listOrganizationMembers,
  removeOrganizationMember,
  updateOrganization,
} from '#shared/organizations/endpoints.ts';
import type { MemberRole } from '#shared/organizations/schemas.ts';
import { title as annualReport } from '#words/annual-reports/pages.ts';
import { save, saving } from '#words/general/form.ts';
import * as words from '#words/organizations/organizations.ts';
import { title as donationReceipts } from '#words/receipts/pages.ts';
import { printPoster } from '#words/sharing/poster.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Read } from '../../components/read.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/states.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import {
  PATHS,
  toAnnualReport,
  toFindMeals,
  toOrganizationReceipts,
  toPoster,
} from '../../lib/navigation/paths.ts';
import { useSession } from '../../lib/session/session.tsx';
import { SharedVisits, useAwaitsSharedVisits } from '../../parts/sharing/shared-visits.tsx';
import { Invitations } from './invitations.tsx';
import { JoinRequests } from './join-requests.tsx';
import { MemberList } from './member-list.tsx';
import { OrganizationFacts } from './organization-facts.tsx';
import { formOf, SettingsDialog } from './settings-dialog.tsx';

interface OwnOrganizationProps {
  organizationId: string;
  name: string;
  role: MemberRole;
  /** Of who looks at it. */
  userId: string;
}

/** The organization's part for members only; a coordinator can change it. */
export default function OwnOrganization({ organizationId, name, role, userId }: OwnOrganizationProps) {
  const isCoordinator = role === 'coordinator';
  // The visits are shown between buttons, which must not move.
  const awaitsVisits = useAwaitsSharedVisits(organizationId);
  if (awaitsVisits) return <Skeleton className="h-80 w-full" />;
  return (
    <>
      <nav aria-label={words.ways} className="flex flex-wrap gap-3">
        <ButtonLink to={toFindMeals(organizationId)}>{words.findMeals}</ButtonLink>
        <ButtonLink to={PATHS.claims} variant="secondary">
          {words.claims}
        </ButtonLink>
        {isCoordinator && (
          <ButtonLink to={toOrganizationReceipts(organizationId)} variant="secondary">
            {donationReceipts}
          </ButtonLink>
        )}
        <ButtonLink to={toAnnualReport(organizationId)} variant="secondary">
          {annualReport}
        </ButtonLink>
        <ButtonLink to={toPoster('organization', organizationId)} variant="secondary">
          {printPoster}
        </ButtonLink>
      </nav>
      <SharedVisits id={organizationId} organization={organizationId} />
      {isCoordinator && <JoinRequests organizationId={organizationId} />}
      <OwnMembers organizationId={organizationId} userId={userId} canRemove={isCoordinator} />
      {isCoordinator && <Invitations organizationId={organizationId} />}
      <Settings organizationId={organizationId} name={name} canEdit={isCoordinator} />
      <LeaveOrganization organizationId={organizationId} name={name} userId={userId} />
    </>
  );
}

function Settings({
  organizationId,
  name,
  canEdit,
}: Pick<OwnOrganizationProps, 'organizationId' | 'name'> & { canEdit: boolean }) {
  const params = { organizationId };
  const details = useEndpoint(getOrganizationDetails, { params });
  const { data, mutate } = details;
  const [isEditing, setEditing] = useState(false);
  const edit = canEdit && data && (
    <Button variant="secondary" aria-label={words.editTitle(name)} onClick={() => setEditing(true)}>
      {words.edit}
    </Button>
  );
  return (
    <Section title={words.settings} action={edit}>
      <Read of={details} failed={words.notLoaded}>
        {(organization) => <OrganizationFacts organization={organization} />}
      </Read>
      {data && isEditing && (
        <SettingsDialog
          title={words.editTitle(name)}
          defaults={formOf(data)}
          submit={save}
          busy={saving}
          send={async (body) => {
            await mutate(call(updateOrganization, { params, body }), { revalidate: false });
            toast({ title: words.saved, kind: 'good' });
            setEditing(false);
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </Section>
  );
}

interface LeaveOrganizationProps {
  organizationId: string;
  name: string;
  /** Of who leaves. */
  userId: string;
}

function LeaveOrganization({ organizationId, name, userId }: LeaveOrganizationProps) {
  const session = useSession();
  const leave = async () => {
    await call(removeOrganizationMember, { params: { organizationId, userId } });
    await session.refresh();
    toast({ title: words.left(name), kind: 'good' });
  };
  return (
    <div className="border-t border-line pt-5">
      <ConfirmedAction
        variant="quiet"
        className="-ml-4"
        label={words.leave}
        title={words.leaveTitle(name)}
        text={words.leaveText}
        busy={words.leaving}
        danger
        action={leave}
        failed={words.notRemoved}
      />
    </div>
  );
}

interface OwnMembersProps {
  organizationId: string;
  /** Of who looks at it. */
  userId: string;
  canRemove: boolean;
}

/** The members, for one of them. */
function OwnMembers({ organizationId, userId: ownId, canRemove }: OwnMembersProps) {
  const params = { organizationId };
  const list = useEndpoint(listOrganizationMembers, { params });
  const remove = async ({ userId }: { userId: string }) => {
    await call(removeOrganizationMember, { params: { ...params, userId } });
    await list.mutate();
  };
  return (
    <Section title={words.members}>
      <Read of={list} failed={words.membersNotLoaded}>
        {({ items }) => <MemberList members={items} ownId={ownId} remove={canRemove ? remove : undefined} />}
      </Read>
    </Section>
  );
}
