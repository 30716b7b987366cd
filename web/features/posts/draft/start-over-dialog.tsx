import * as words from '#words/posts/posting.ts';
import { ConfirmDialog } from '../../../components/overlays/dialog.tsx';

export default function StartOverDialog(props: { onClose(): void; onConfirm(): void }) {
  return (
    <ConfirmDialog
      {...props}
      title={words.startOverTitle}
      words={words.startOverText}
      confirm={words.startOver}
    />
  );
}
