import { Dialog } from '../../../components/overlays/dialog.tsx';
import { Gallery, type GalleryProps } from './gallery.tsx';

/** Photos as large as the screen: swiped, stepped through by arrow keys, closed by Escape. */
export default function PhotoDialog({ onClose, ...gallery }: GalleryProps & { onClose(): void }) {
  return (
    <Dialog onClose={onClose} title={gallery.name} width="widest">
      <Gallery {...gallery} hasPage />
    </Dialog>
  );
}
