import {
  inviteOrganizationMember,
  listInvitations,
  withdrawInvitation,
} from '#shared/organizations/endpoints.ts';
import type { Invitation } from '#shared/organizations/schemas.ts';
import * as words from '#words/organizations/organizations.ts';
import { ActionButton } from '../../components/overlays/action-button.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';

/** Invited people, and a form to invite others, for coordinators. */
export function Invitations({ organizationId }: { organizationId: string }) {
  const params = { organizationId };
  const { data, mutate } = useEndpoint(listInvitations, { params });
  const withdraw = async ({ id: invitationId }: Invitation) => {
    try {
      await call(withdrawInvitation, { params: { ...params, invitationId } });
      toast({ title: words.withdrawn, kind: 'good' });
    } finally {
      await mutate();
    }
  };
  return (
    <div className="flex flex-col gap-6">
      <InvitationList
        invitations={data?.items ?? []}
        action={(each) => (
          <ActionButton
            variant="quiet"
            aria-label={words.withdrawEmail(each.email)}
            busy={words.withdrawing}
            action={() => withdraw(each)}
            failed={words.notWithdrawn}
          >
            {words.withdraw}
          </ActionButton>
        )}
      />
      <InviteForm
        text={words.inviteText}
        organizationId={organizationId}
        send={async (body, idempotencyKey) => {
          await call(inviteOrganizationMember, { params, body, idempotencyKey });
          await mutate();
        }}
      />
    </div>
  );
}
