import { useState } from 'react';
import { downloading, notDownloaded } from '#words/impact/csv.ts';
import { Button } from './button.tsx';
import { toast } from './overlays/toast.tsx';

interface DownloadButtonProps {
  words: string;
  download(): Promise<void>;
}

/** Downloads a file that takes a while to be put together. */
export function DownloadButton({ words, download }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await download();
    } catch {
      toast({ title: notDownloaded, kind: 'bad' });
    }
    setBusy(false);
  };
  return (
    <div>
      <Button variant="secondary" busy={isBusy ? downloading : undefined} onClick={() => void press()}>
        {words}
      </Button>
    </div>
  );
}
