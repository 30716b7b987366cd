import { ConfirmDialog } from '../../components/dialog.tsx';

export default function StartOverDialog(props: { onClose(): void; onConfirm(): void }) {
  return (
    <ConfirmDialog
      {...props}
      open
      title="Start over?"
      words="What you filled in and the photos you added will be removed."
      confirm="Start over"
    />
  );
}
