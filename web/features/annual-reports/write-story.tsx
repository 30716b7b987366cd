import { writeAnnualReport } from '#shared/annual-reports/endpoints.ts';
import { type AnnualReport, STORY_LENGTH, storyBody } from '#shared/annual-reports/schemas.ts';
import * as fields from '#words/annual-reports/fields.ts';
import * as words from '#words/annual-reports/pages.ts';
import { save, saving } from '#words/general/form.ts';
import { LongTextField } from '../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../components/forms/form-foot.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';

interface WriteStoryProps {
  report: AnnualReport;
  organizationId: string;
  onWritten(next: AnnualReport): unknown;
  onClose(): void;
}

/** A coordinator's words about the year. */
export function WriteStory({
  report: { year, story = '' },
  organizationId,
  onWritten,
  onClose,
}: WriteStoryProps) {
  const form = useContractForm({
    schema: storyBody,
    defaults: { year, story },
    async send(body) {
      await onWritten(await call(writeAnnualReport, { params: { organizationId }, body }));
      toast({ title: words.saved, kind: 'good' });
      onClose();
    },
  });
  return (
    <Dialog onClose={onClose} title={fields.story}>
      <DialogForm form={form} submit={save} busy={saving} onCancel={onClose}>
        <LongTextField
          form={form}
          name="story"
          label={fields.story}
          hint={words.storyHint}
          limit={STORY_LENGTH}
          rows={8}
        />
      </DialogForm>
    </Dialog>
  );
}
