import { useEffect, useState } from 'react';
import type { SpeciesDrawingName } from '#shared/species/species.ts';
import type { QueuedPhoto } from '../../../lib/post-queue/queued-post.ts';
import { keptFile } from '../../../lib/post-queue/store.ts';
import { DrawnPhoto } from '../../../parts/posts/photo-image.tsx';

interface QueuedPictureProps {
  userId: string;
  photo: QueuedPhoto | undefined;
  drawing: SpeciesDrawingName;
}

const LOOK = 'h-auto min-h-28 w-28 shrink-0 self-stretch';

/** The first photo, read from this device without a network. */
export function QueuedPicture({ userId, photo, drawing }: QueuedPictureProps) {
  const [address, setAddress] = useState<string>();
  const key = photo?.key;
  useEffect(() => {
    if (key === undefined) return;
    let made: string | undefined;
    let isGone = false;
    const show = async () => {
      const file = await keptFile(userId, key);
      if (isGone || !file) return;
      made = URL.createObjectURL(file);
      setAddress(made);
    };
    void show();
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [userId, key]);
  if (address === undefined) return <DrawnPhoto drawing={drawing} className={LOOK} />;
  return (
    <img src={address} alt="" className={`${LOOK} object-cover`} onError={() => setAddress(undefined)} />
  );
}
