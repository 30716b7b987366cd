import { Button, ButtonLink } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { PATHS } from '../../lib/paths.ts';
import type { PostKind } from '../../lib/post-kind.ts';

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
        Post another
      </Button>
      <ButtonLink to={PATHS.myPosts}>See My Posts</ButtonLink>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={isCertain ? 'It was posted already' : 'It may be posted already'}
      footer={footer}
    >
      {isCertain ? (
        <p>
          We had no connection to tell you, but your earlier try got through: your {kind} is up, with what the
          form said then. What you changed since is not in it.
        </p>
      ) : (
        <p>
          We do not know whether your earlier try got through. See My Posts before you post this {kind} as
          well.
        </p>
      )}
    </Dialog>
  );
}
