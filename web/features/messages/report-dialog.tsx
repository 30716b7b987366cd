import { useId } from 'react';
import { REPORT_DESCRIPTION_LENGTH } from '#shared/limits.ts';
import { createReport } from '#shared/reports/endpoints.ts';
import { REPORT_TYPES, type ReportType, reportBody } from '#shared/reports/schemas.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { FormFoot } from '../../components/form-foot.tsx';
import { Select, TextArea } from '../../components/inputs.tsx';
import { toast } from '../../components/toast.tsx';
import { call } from '../../lib/api-client.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';

interface ReportDialogProps {
  reportedUserId: string;
  messageId: string;
  onClose(): void;
}

const TYPES = Object.entries(REPORT_TYPES) as [ReportType, string][];

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
        toast({ title: 'Failed to submit report', kind: 'bad' });
        throw error;
      }
      toast({ title: 'Report Submitted', description: 'We will look at it.', kind: 'good' });
      onClose();
    },
  });
  const [type, description] = form.watch(['reportType', 'description']);
  const isIncomplete = type === '' || description.trim() === '';
  return (
    <Dialog open onClose={onClose} title="Report this message">
      <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
        <Field label="What is it about?" id={`${id}-type`} error={form.errorOf('reportType')}>
          {(control) => (
            <Select {...control} {...form.register('reportType')}>
              <option value="">Please choose</option>
              {TYPES.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Description" id={`${id}-description`} error={form.errorOf('description')}>
          {(control) => (
            <TextArea
              {...control}
              {...form.register('description')}
              limit={REPORT_DESCRIPTION_LENGTH}
              length={description.length}
            />
          )}
        </Field>
        <FormFoot failure={form.failure} className="justify-end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={isIncomplete}
            busy={form.formState.isSubmitting ? 'Sending...' : undefined}
          >
            Submit report
          </Button>
        </FormFoot>
      </form>
    </Dialog>
  );
}
