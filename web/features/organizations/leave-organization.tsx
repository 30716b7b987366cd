import { useState } from 'react';
import { removeOrganizationMember } from '#shared/organizations/endpoints.ts';
import * as words from '#words/organizations/organizations.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call, messageOf } from '../../lib/api-client.ts';
import { useSession } from '../../lib/session.tsx';

interface LeaveOrganizationProps {
  organizationId: string;
  name: string;
  /** Of who leaves. */
  userId: string;
}

export function LeaveOrganization({ organizationId, name, userId }: LeaveOrganizationProps) {
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await call(removeOrganizationMember, { params: { organizationId, userId } });
      await session.refresh();
      toast({ title: words.left(name), kind: 'good' });
    } catch (error) {
      toast({ title: words.notRemoved, description: messageOf(error), kind: 'bad' });
    }
    setBusy(false);
    setAsking(false);
  };
  return (
    <div className="border-t border-line pt-5">
      <Button variant="quiet" className="-ml-4" onClick={() => setAsking(true)}>
        {words.leave}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.leaveTitle(name)}
        words={words.leaveText}
        confirm={words.leave}
        busy={isBusy ? words.leaving : undefined}
        danger
        onConfirm={leave}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
