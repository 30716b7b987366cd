import { removeOrganizationMember } from '#shared/organizations/endpoints.ts';
import * as words from '#words/organizations/organizations.ts';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useSession } from '../../lib/session/session.tsx';

interface LeaveOrganizationProps {
  organizationId: string;
  name: string;
  /** Of who leaves. */
  userId: string;
}

export function LeaveOrganization({ organizationId, name, userId }: LeaveOrganizationProps) {
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
