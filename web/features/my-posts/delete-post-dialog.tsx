import { speciesName } from '#shared/species.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import type { OwnPost } from './own-posts.ts';

interface DeletePostDialogProps {
  own: OwnPost;
  busy: string | undefined;
  onConfirm(): void;
  onClose(): void;
}

const WHAT_GOES = {
  catch: 'It goes for good, with its photos. To take it off the marketplace for a while, hide it instead.',
  pledge: 'It goes for good, with its photos and likes. To take it down for a while, hide it instead.',
};

export default function DeletePostDialog({ own, ...rest }: DeletePostDialogProps) {
  return (
    <ConfirmDialog
      {...rest}
      open
      title={`Delete this ${own.kind} of ${speciesName(own.post)}?`}
      words={WHAT_GOES[own.kind]}
      confirm="Delete"
      danger
    />
  );
}
