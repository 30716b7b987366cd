import { cancel } from '#words/general/form.ts';
import * as words from '#words/newsletters/newsletters.ts';
import { Button } from '../../components/button.tsx';
import { FormFoot } from '../../components/forms/form-foot.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import type { AudienceCount } from './count-audience.ts';

interface SendDialogProps {
  count: AudienceCount;
  failure: string | undefined;
  isBusy: boolean;
  onSend(): void;
  onClose(): void;
}

/** Says how many get the email, and who does not, before it goes out. */
export function SendDialog({ count, failure, isBusy, onSend, onClose }: SendDialogProps) {
  const { recipients, unwanted, suppressed } = count;
  return (
    <Dialog onClose={onClose} title={words.confirmTitle(recipients)}>
      <div className="flex flex-col gap-4">
        {unwanted + suppressed > 0 && <p>{words.leftOutBefore(unwanted, suppressed)}</p>}
        <p>{recipients > 0 ? words.confirmText : words.nobody}</p>
        <FormFoot failure={failure} className="justify-end">
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          {recipients > 0 && (
            <Button variant="primary" busy={isBusy ? words.starting : undefined} onClick={onSend}>
              {words.send}
            </Button>
          )}
        </FormFoot>
      </div>
    </Dialog>
  );
}
