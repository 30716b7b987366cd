import { Button, ButtonLink } from '../../components/button.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';
import type { ProblemWords } from './problem-words.ts';

interface EarlierTryDialogProps {
  /** Whether the earlier attempt is known to have succeeded. */
  isCertain: boolean;
  words: ProblemWords;
  onClose(): void;
  onPostAnew(): void;
}

/** Asks whether to post again, so that nothing is posted twice by mistake. */
export default function EarlierTryDialog({ isCertain, words, onClose, onPostAnew }: EarlierTryDialogProps) {
  const footer = (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          onClose();
          onPostAnew();
        }}
      >
        {words.postAnother}
      </Button>
      <ButtonLink to={PATHS.myPosts}>{words.seeMyPosts}</ButtonLink>
    </>
  );
  const { title, text } = words.earlier[isCertain ? 'certain' : 'maybe'];
  return (
    <Dialog onClose={onClose} title={title} footer={footer}>
      <p>{text}</p>
    </Dialog>
  );
}
