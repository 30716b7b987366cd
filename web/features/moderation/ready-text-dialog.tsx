import { REPORT_NOTE_LENGTH } from '#shared/limits.ts';
import { type ReadyText, readyText } from '#shared/moderation/ready-texts.ts';
import { saving } from '#words/general/form.ts';
import * as words from '#words/moderation/ready-texts.ts';
import { LongTextField, TextField } from '../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../components/forms/form-foot.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';

interface ReadyTextDialogProps {
  /** Absent for a new one. */
  text: ReadyText | undefined;
  save(text: ReadyText): Promise<void>;
  onClose(): void;
}

export function ReadyTextDialog({ text, save, onClose }: ReadyTextDialogProps) {
  const form = useContractForm<ReadyText, ReadyText>({
    schema: readyText,
    defaults: text ?? { title: '', text: '' },
    send: save,
  });
  return (
    <Dialog onClose={onClose} title={text ? words.editTitle : words.add}>
      <DialogForm form={form} submit={words.save} busy={saving} onCancel={onClose}>
        <TextField form={form} name="title" label={words.name} hint={words.nameHint} />
        <LongTextField
          form={form}
          name="text"
          label={words.text}
          hint={words.textHint}
          limit={REPORT_NOTE_LENGTH}
        />
      </DialogForm>
    </Dialog>
  );
}
