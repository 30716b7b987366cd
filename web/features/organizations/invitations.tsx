import { useState } from 'react';
import {
  inviteOrganizationMember,
  listInvitations,
  withdrawInvitation,
} from '#shared/organizations/endpoints.ts';
import type { Invitation } from '#shared/organizations/schemas.ts';
import * as words from '#words/organizations/organizations.ts';
import { Button } from '../../components/button.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { rememberFocus } from '../../components/return-focus.ts';
import { call, messageOf } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';

/** Who was invited, and inviting somebody else, for coordinators. */
export function Invitations({ organizationId }: { organizationId: string }) {
  const params = { organizationId };
  const { data, mutate } = useEndpoint(listInvitations, { params });
  const [withdrawing, setWithdrawing] = useState<string>();
  const withdraw = async ({ id: invitationId }: Invitation) => {
    setWithdrawing(invitationId);
    const returnFocus = rememberFocus();
    try {
      await call(withdrawInvitation, { params: { ...params, invitationId } });
      toast({ title: words.withdrawn, kind: 'good' });
    } catch (error) {
      toast({ title: words.notWithdrawn, description: messageOf(error), kind: 'bad' });
    }
    await mutate();
    setWithdrawing(undefined);
    returnFocus();
  };
  return (
    <div className="flex flex-col gap-6">
      <InvitationList
        invitations={data?.items ?? []}
        action={(each) => (
          <Button
            variant="quiet"
            aria-label={words.withdrawEmail(each.email)}
            busy={withdrawing === each.id ? words.withdrawing : undefined}
            onClick={() => withdraw(each)}
          >
            {words.withdraw}
          </Button>
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
