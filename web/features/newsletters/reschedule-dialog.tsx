import { useState } from 'react';
import { rescheduleMailing } from '#shared/newsletters/endpoints.ts';
import type { Mailing } from '#shared/newsletters/schemas.ts';
import { dateTimeIn } from '#words/general/dates.ts';
import { cancel } from '#words/general/form.ts';
import { SITE_TIME_ZONE } from '#words/general/format.ts';
import * as words from '#words/newsletters/newsletters.ts';
import { Button } from '../../components/button.tsx';
import { FormFoot } from '../../components/forms/form-foot.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/failure-words.ts';
import { siteMinute } from '../../lib/time/site-minute.ts';
import { readTime, TimeField } from './time-field.tsx';

interface RescheduleDialogProps {
  mailing: Mailing;
  onChanged(mailing: Mailing): void;
  onClose(): void;
}

/** Changes the time of a scheduled email. */
export function RescheduleDialog({ mailing, onChanged, onClose }: RescheduleDialogProps) {
  const { id: mailingId, sendAt = '' } = mailing;
  const [written, setWritten] = useState(() => siteMinute(Date.parse(sendAt)));
  const [issue, setIssue] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const saving = useAction(
    async () => {
      const read = readTime(written);
      setFailure(undefined);
      setIssue('issue' in read ? read.issue : undefined);
      if ('issue' in read) return;
      onChanged(await call(rescheduleMailing, { params: { mailingId }, body: read }));
      toast({ ...words.scheduled(dateTimeIn(new Date(read.sendAt), SITE_TIME_ZONE)), kind: 'good' });
      onClose();
    },
    (error) => void setFailure(messageOf(error)),
  );
  return (
    <Dialog onClose={onClose} title={words.changeTime}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saving.run();
        }}
        className="flex flex-col gap-5"
      >
        <TimeField value={written} onChange={setWritten} error={issue} />
        <FormFoot failure={failure} className="justify-end">
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" variant="primary" busy={saving.isBusy ? words.scheduling : undefined}>
            {words.schedule}
          </Button>
        </FormFoot>
      </form>
    </Dialog>
  );
}
