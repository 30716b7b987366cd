import * as words from '#words/posts/marketplace-tools.ts';
import { ConfirmDialog } from '../../../components/overlays/dialog.tsx';

/** Between the community's pledges and the public marketplace (first document, section 2). */
export default function EnteringDialog({ onCancel, onOk }: { onCancel(): void; onOk(): void }) {
  return (
    <ConfirmDialog
      open
      title={words.enteringTitle}
      words={words.entering}
      confirm={words.ok}
      onConfirm={onOk}
      onClose={onCancel}
    />
  );
}
