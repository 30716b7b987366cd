import * as words from '#words/posts/marketplace-tools.ts';
import { ConfirmDialog } from '../../../components/overlays/dialog.tsx';
import { toMarketplace } from '../../../lib/navigation/paths.ts';
import { useGoBack } from '../../../lib/navigation/use-go-back.ts';

/** Shown between the community's pledges and the public marketplace (first document, section 2). */
export default function EnteringDialog({ onOk }: { onOk(): void }) {
  const goBack = useGoBack(toMarketplace({ kind: 'pledge' }));
  return (
    <ConfirmDialog
      title={words.enteringTitle}
      words={words.entering}
      confirm={words.ok}
      onConfirm={onOk}
      onClose={goBack}
    />
  );
}
