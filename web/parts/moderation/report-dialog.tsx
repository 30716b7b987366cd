import { REPORT_DESCRIPTION_LENGTH } from '#shared/limits.ts';
import { createReport } from '#shared/moderation/endpoints.ts';
import { REFERENCES, type ReportedKind, type ReportType, reportBody } from '#shared/moderation/schemas.ts';
import { entriesOf } from '#shared/names-of.ts';
import * as words from '#words/moderation/reports.ts';
import { LongTextField, SelectField } from '../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../components/forms/form-foot.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { UnlessSuspended } from './unless-suspended.tsx';

/** A person, or a message, post or rating of theirs. */
export interface Reported {
  kind: ReportedKind;
  /** The owner's user id; absent for a rating, whose author is not disclosed. */
  userId?: string;
  /** Id of the message, post or rating. */
  id?: string;
}

interface ReportDialogProps {
  about: Reported;
  onClose(): void;
}

interface Report {
  reportedUserId?: string;
  reportType: ReportType | '';
  description: string;
}

const defaultsFor = ({ kind, userId, id }: Reported): Report => {
  const empty: Report = {
    ...(userId !== undefined && { reportedUserId: userId }),
    reportType: '',
    description: '',
  };
  return kind === 'person' ? empty : { ...empty, [REFERENCES[kind]]: id };
};

/** Reports a problem to the administrators. The reported person isn't told who did. */
export default function ReportDialog({ about, onClose }: ReportDialogProps) {
  const form = useContractForm({
    schema: reportBody,
    defaults: defaultsFor(about),
    creates: `report.${about.kind}.${about.id ?? about.userId}`,
    async send(body, idempotencyKey) {
      try {
        await call(createReport, { body, idempotencyKey });
      } catch (error) {
        const isOver = error instanceof ApiError && error.status === 401;
        toast({ title: isOver ? words.notSignedIn : words.failed, kind: 'bad' });
        throw error;
      }
      toast({ ...words.submitted, kind: 'good' });
      onClose();
    },
  });
  const [type, description] = form.watch(['reportType', 'description']);
  const isIncomplete = type === '' || description.trim() === '';
  return (
    <Dialog onClose={onClose} title={words.titles[about.kind]}>
      <UnlessSuspended>
        <DialogForm form={form} submit={words.submit} disabled={isIncomplete} onCancel={onClose}>
          <SelectField
            form={form}
            name="reportType"
            label={words.type}
            choose={words.chooseType}
            options={entriesOf(words.types)}
          />
          <LongTextField
            form={form}
            name="description"
            label={words.description}
            limit={REPORT_DESCRIPTION_LENGTH}
          />
        </DialogForm>
      </UnlessSuspended>
    </Dialog>
  );
}
