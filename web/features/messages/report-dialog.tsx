import { useId } from 'react';
import { REPORT_DESCRIPTION_LENGTH } from '#shared/limits.ts';
import { createReport } from '#shared/reports/endpoints.ts';
import { type ReportType, reportBody } from '#shared/reports/schemas.ts';
import * as words from '#words/reports.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { SendFoot } from '../../components/form-foot.tsx';
import { Select, TextArea } from '../../components/inputs.tsx';
import { toast } from '../../components/toast.tsx';
import { call } from '../../lib/api-client.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';

interface ReportDialogProps {
  reportedUserId: string;
  messageId: string;
  onClose(): void;
}

const TYPES = Object.entries(words.types) as [ReportType, string][];

/** What is wrong with a message, for the administrators. The reported person is not told who did. */
export default function ReportDialog({ reportedUserId, messageId, onClose }: ReportDialogProps) {
  const id = useId();
  const form = useContractForm({
    schema: reportBody,
    defaults: { reportedUserId, messageId, reportType: '' as ReportType | '', description: '' },
    async send(body, idempotencyKey) {
      try {
        await call(createReport, { body, idempotencyKey });
      } catch (error) {
        toast({ title: words.failed, kind: 'bad' });
        throw error;
      }
      toast({ ...words.submitted, kind: 'good' });
      onClose();
    },
  });
  const [type, description] = form.watch(['reportType', 'description']);
  const isIncomplete = type === '' || description.trim() === '';
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
        <Field label={words.type} id={`${id}-type`} error={form.errorOf('reportType')}>
          {(control) => (
            <Select {...control} {...form.register('reportType')}>
              <option value="">{words.chooseType}</option>
              {TYPES.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={words.description} id={`${id}-description`} error={form.errorOf('description')}>
          {(control) => (
            <TextArea
              {...control}
              {...form.register('description')}
              limit={REPORT_DESCRIPTION_LENGTH}
              length={description.length}
            />
          )}
        </Field>
        <SendFoot form={form} send={words.submit} disabled={isIncomplete} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
