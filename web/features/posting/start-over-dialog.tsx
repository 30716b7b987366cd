import * as words from '#words/posting.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';

export default function StartOverDialog(props: { onClose(): void; onConfirm(): void }) {
  return (
    <ConfirmDialog
      {...props}
      open
      title={words.startOverTitle}
      words={words.startOverText}
      confirm={words.startOver}
    />
  );
}
