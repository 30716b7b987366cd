import { markCatchPro } from '#shared/posts/catches/own-endpoints.ts';
import { saving } from '#words/general/form.ts';
import * as words from '#words/posts/pro-posts.ts';
import { ActionDialog } from '../../../components/overlays/confirmed-action.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { call } from '../../../lib/api/api-client.ts';

interface MakeProDialogProps {
  catchId: string;
  species: string;
  /** The number of credits that the person has. */
  credits: number;
  onChanged(): void;
  onClose(): void;
}

/** Asks before it uses a credit, makes the catch Pro, and reports the outcome. */
export default function MakeProDialog({ catchId, species, credits, onChanged, onClose }: MakeProDialogProps) {
  const makePro = async () => {
    try {
      await call(markCatchPro, { params: { catchId } });
      toast({ ...words.madePro, kind: 'good' });
    } finally {
      onChanged();
    }
  };
  return (
    <ActionDialog
      title={words.makeProTitle(species)}
      text={words.takesCredit(credits)}
      confirm={words.useOneCredit}
      busy={saving}
      action={makePro}
      failed={words.notMadePro}
      onClose={onClose}
    />
  );
}
