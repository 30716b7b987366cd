import { useState } from 'react';
import { markCatchPro } from '#shared/posts/catches/own-endpoints.ts';
import { cancel, saving } from '#words/general/form.ts';
import * as words from '#words/posts/pro-posts.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { call, messageOf } from '../../../lib/api-client.ts';

interface MakeProDialogProps {
  catchId: string;
  species: string;
  /** That the person has. */
  credits: number;
  onChanged(): void;
  onClose(): void;
}

/** Asks before a credit is taken, makes the catch Pro, and says how that ended. */
export default function MakeProDialog({ catchId, species, credits, onChanged, onClose }: MakeProDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await call(markCatchPro, { params: { catchId } });
      toast({ ...words.madePro, kind: 'good' });
    } catch (error) {
      toast({ title: words.notMadePro, description: messageOf(error), kind: 'bad' });
    }
    onClose();
    onChanged();
  };
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {cancel}
      </Button>
      <Button busy={isBusy ? saving : undefined} onClick={confirm}>
        {words.useOneCredit}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={words.makeProTitle(species)} footer={footer}>
      <p>{words.takesCredit(credits)}</p>
    </Dialog>
  );
}
