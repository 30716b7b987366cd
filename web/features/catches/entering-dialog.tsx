import { ConfirmDialog } from '../../components/dialog.tsx';

/** Between the community's pledges and the public marketplace (first document, section 2). */
export default function EnteringDialog({ onCancel, onOk }: { onCancel(): void; onOk(): void }) {
  return (
    <ConfirmDialog
      open
      title="Entering Marketplace"
      words="You are entering the public local marketplace, where fishermen sell their catch."
      confirm="OK"
      onConfirm={onOk}
      onClose={onCancel}
    />
  );
}
