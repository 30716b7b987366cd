import * as words from '#words/webhooks/webhooks.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { CopyField } from '../../components/text/copy-field.tsx';

/** Shows a secret for the only time. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose(): void }) {
  return (
    <Dialog onClose={onClose} title={words.secret} footer={<Button onClick={onClose}>{words.done}</Button>}>
      <div className="flex flex-col gap-5">
        <p>{words.secretText}</p>
        <CopyField label={words.secret} value={secret} copy={words.copy} messages={words.messages} />
      </div>
    </Dialog>
  );
}
