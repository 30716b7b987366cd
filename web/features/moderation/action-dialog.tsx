import type * as z from 'zod/mini';
import { REPORT_NOTE_LENGTH } from '#shared/limits.ts';
import { actOnReport } from '#shared/moderation/endpoints.ts';
import { needsReason, type Report, type ReportAction, reportActionBody } from '#shared/moderation/schemas.ts';
import * as words from '#words/moderation/review.ts';
import { LongTextField } from '../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../components/forms/form-foot.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { unlessDecided } from '../../components/overlays/unless-decided.ts';
import { call } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { ReadyTextPicker } from '../../parts/moderation/ready-text-picker.tsx';
import { SuspensionEnd } from '../../parts/moderation/suspension-end.tsx';

interface ActionDialogProps {
  report: Report;
  action: ReportAction;
  onClose(): void;
  onActed(): Promise<unknown>;
  /** Called when somebody else acted first. */
  onMeanwhile(): Promise<unknown>;
}

type Body = z.output<typeof reportActionBody>;

/** Explains an action and what the person is notified of, and asks for a reason if they are notified. */
export function ActionDialog({ report, action, onClose, onActed, onMeanwhile }: ActionDialogProps) {
  const { title, text, label, done } = words.actions[action];
  const form = useContractForm<Body, Body>({
    schema: reportActionBody,
    defaults: { action, version: report.version, ...(needsReason(action) && { note: '' }) },
    async send(body) {
      const acting = call(actOnReport, { params: { reportId: report.id }, body });
      if (!(await unlessDecided(acting, words.changedMeanwhile))) return void (await onMeanwhile());
      toast({ title: done, kind: 'good' });
      await onActed();
    },
  });
  return (
    <Dialog onClose={onClose} title={title}>
      <DialogForm
        form={form}
        submit={label}
        busy={words.busy}
        variant={action === 'suspend' ? 'danger' : 'primary'}
        onCancel={onClose}
      >
        <p>{text}</p>
        {needsReason(action) && (
          <>
            <ReadyTextPicker onPick={(text) => form.setValue('note', text, { shouldValidate: true })} />
            <LongTextField
              form={form}
              name="note"
              label={words.reason}
              hint={words.reasonHint}
              limit={REPORT_NOTE_LENGTH}
            />
          </>
        )}
        {action === 'suspend' && (
          <SuspensionEnd onChange={(until) => form.setValue('until', until)} error={form.errorOf('until')} />
        )}
      </DialogForm>
    </Dialog>
  );
}
