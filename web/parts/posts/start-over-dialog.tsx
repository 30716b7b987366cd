import * as words from '#words/posts/posting.ts';
import { ConfirmDialog } from '../../components/overlays/dialog.tsx';

interface StartOverDialogProps {
  removed?: string | undefined;
  onClose(): void;
  onConfirm(): void;
}

export default function StartOverDialog({ removed = words.startOverText, ...props }: StartOverDialogProps) {
  return <ConfirmDialog {...props} title={words.startOverTitle} words={removed} confirm={words.startOver} />;
}
