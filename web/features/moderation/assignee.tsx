import { useState } from 'react';
import * as z from 'zod/mini';
import { assignReport } from '#shared/moderation/endpoints.ts';
import type { Report } from '#shared/moderation/schemas.ts';
import { listRoleMembers } from '#shared/people/endpoints.ts';
import type { RoleMember } from '#shared/people/schemas.ts';
import * as words from '#words/moderation/review.ts';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../components/forms/form-foot.tsx';
import { ActionButton } from '../../components/overlays/action-button.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { unlessDecided } from '../../components/overlays/unless-decided.ts';
import { Read } from '../../components/read.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMe } from '../../lib/session/session.tsx';

interface AssigneeProps {
  report: Report;
  reload(): Promise<unknown>;
}

/** Names the administrator to whom a report is assigned, and lets its reader take it or assign it to a colleague. */
export function Assignee({ report: { id: reportId, assignee, reported }, reload }: AssigneeProps) {
  const [isChoosing, setChoosing] = useState(false);
  const me = useMe()?.user.id;
  const before = assignee?.userId;
  const assign = async (assigneeId: string | undefined) => {
    const assigning = call(assignReport, { params: { reportId }, body: { assigneeId, before } });
    if (await unlessDecided(assigning, words.changedMeanwhile))
      toast({ title: words.assigned, kind: 'good' });
    await reload();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="w-full wrap-anywhere">{assignedTo(assignee, me)}</p>
      {me !== reported.userId && (
        <>
          {before !== me && (
            <ActionButton variant="secondary" busy={words.busy} action={() => assign(me)}>
              {words.take}
            </ActionButton>
          )}
          <Button variant="secondary" onClick={() => setChoosing(true)}>
            {words.assign}
          </Button>
        </>
      )}
      {isChoosing && (
        <AssigneeDialog
          before={before}
          notTo={reported.userId}
          assign={assign}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

export function assignedTo(assignee: Report['assignee'], me: string | undefined): string {
  if (!assignee) return words.assignedToNobody;
  return assignee.userId === me ? words.assignedToYou : words.assignedTo(assignee.name);
}

interface AssigneeDialogProps {
  before: string | undefined;
  /** The reported person. */
  notTo: string;
  assign(assigneeId: string | undefined): Promise<void>;
  onClose(): void;
}

function AssigneeDialog({ notTo, ...rest }: AssigneeDialogProps) {
  const admins = useEndpoint(listRoleMembers, { params: { role: 'admin' }, query: { limit: '100' } });
  return (
    <Dialog onClose={rest.onClose} title={words.assignTitle}>
      <Read of={admins} failed={words.adminsNotLoaded}>
        {({ items }) => <AssigneeForm {...rest} admins={items.filter(({ userId }) => userId !== notTo)} />}
      </Read>
    </Dialog>
  );
}

const schema = z.object({ assigneeId: z.string() });
type Values = z.output<typeof schema>;

interface AssigneeFormProps extends Omit<AssigneeDialogProps, 'notTo'> {
  admins: readonly RoleMember[];
}

function AssigneeForm({ before = '', admins, assign, onClose }: AssigneeFormProps) {
  const form = useContractForm<Values, Values>({
    schema,
    defaults: { assigneeId: before },
    async send({ assigneeId }) {
      await assign(assigneeId || undefined);
      onClose();
    },
  });
  return (
    <DialogForm form={form} submit={words.assign} busy={words.busy} onCancel={onClose}>
      <SelectField
        form={form}
        name="assigneeId"
        label={words.administrator}
        choose={words.nobody}
        options={admins.map(({ userId, name }) => [userId, name])}
      />
    </DialogForm>
  );
}
