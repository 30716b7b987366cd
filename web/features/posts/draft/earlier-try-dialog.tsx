import type { PostKind } from '#shared/posts/schemas.ts';
import * as words from '#words/posts/posting.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { PATHS } from '../../../lib/navigation/paths.ts';

interface EarlierTryDialogProps {
  /** Whether it is known that the earlier try was posted. */
  isCertain: boolean;
  kind: PostKind;
  onClose(): void;
  onPostAnew(): void;
}

/** Nothing is posted twice without the person wanting it. */
export default function EarlierTryDialog({ isCertain, kind, onClose, onPostAnew }: EarlierTryDialogProps) {
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
  return (
    <Dialog onClose={onClose} title={isCertain ? words.postedAlready : words.maybePosted} footer={footer}>
      <p>{isCertain ? words.postedAlreadyText(kind) : words.maybePostedText(kind)}</p>
    </Dialog>
  );
}
