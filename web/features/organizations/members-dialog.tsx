import { startTransition, useOptimistic } from 'react';
import { entriesOf, nameIn } from '#shared/names-of.ts';
import {
  inviteAsAdmin,
  listMembersForAdmins,
  removeMemberAsAdmin,
  setMember,
} from '#shared/organizations/admin-endpoints.ts';
import type { MemberRole, OrganizationDetails, OrganizationMember } from '#shared/organizations/schemas.ts';
import { roleNames } from '#words/organizations/fields.ts';
import * as words from '#words/organizations/organizations.ts';
import { Select } from '../../components/forms/inputs.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Read } from '../../components/read.tsx';
import { call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/failure-words.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';

interface MembersDialogProps {
  organization: OrganizationDetails;
  onClose(): void;
}

/** Lets managers of community aid add and remove members of an organization and change their roles. */
export function MembersDialog({ organization, onClose }: MembersDialogProps) {
  const params = { organizationId: organization.id };
  const members = useEndpoint(listMembersForAdmins, { params });
  const { mutate } = members;
  const remove = async ({ userId }: OrganizationMember) => {
    await call(removeMemberAsAdmin, { params: { ...params, userId } });
    await mutate();
  };
  const changeRole = async ({ userId, name }: OrganizationMember, role: MemberRole) => {
    try {
      await call(setMember, { params: { ...params, userId }, body: { role } });
      toast({ title: words.roleSaved(name), kind: 'good' });
    } catch (failure) {
      toast({ title: words.roleNotSaved, description: messageOf(failure), kind: 'bad' });
    }
    await mutate();
  };
  return (
    <Dialog onClose={onClose} title={words.membersOf(organization.name)} width="wide">
      <div className="flex flex-col gap-6">
        <Read of={members} failed={words.membersNotLoaded}>
          {({ items, invitations }) => (
            <>
              <MemberList
                members={items}
                remove={remove}
                role={(member) => (
                  <RoleSelect member={member} onChoose={(role) => changeRole(member, role)} />
                )}
              />
              <InvitationList invitations={invitations} />
            </>
          )}
        </Read>
        <InviteForm
          text={words.inviteByManagerText}
          organizationId={organization.id}
          send={async (body, idempotencyKey) => {
            await call(inviteAsAdmin, { params, body, idempotencyKey });
            await mutate();
          }}
        />
      </div>
    </Dialog>
  );
}

interface RoleSelectProps {
  member: OrganizationMember;
  onChoose(role: MemberRole): Promise<void>;
}

/** It shows the new choice while that is being saved: otherwise the next key press would choose again. */
function RoleSelect({ member: { name, role }, onChoose }: RoleSelectProps) {
  const [shown, setShown] = useOptimistic(role);
  const choose = (next: MemberRole | undefined) =>
    startTransition(async () => {
      if (next === undefined) return;
      setShown(next);
      await onChoose(next);
    });
  return (
    <Select
      aria-label={words.roleOf(name)}
      value={shown}
      onChange={({ target }) => choose(nameIn(roleNames, target.value))}
      options={entriesOf(roleNames)}
    />
  );
}
