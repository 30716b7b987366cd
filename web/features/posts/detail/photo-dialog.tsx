import { Dialog } from '../../../components/overlays/dialog.tsx';
import { Gallery, type GalleryProps } from './gallery.tsx';

/** Full-screen photos. Swipes and arrow keys change the photo; Escape closes the dialog. */
export default function PhotoDialog({ onClose, ...gallery }: GalleryProps & { onClose(): void }) {
  return (
    <Dialog onClose={onClose} title={gallery.name} width="widest">
      <Gallery {...gallery} hasPage />
    </Dialog>
  );
}
