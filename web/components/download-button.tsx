import { downloading, notDownloaded } from '#words/impact/csv.ts';
import { Button } from './button.tsx';
import { useAction } from './overlays/use-action.ts';

interface DownloadButtonProps {
  words: string;
  download(): Promise<void>;
}

/** Downloads a file that takes a while to be put together. */
export function DownloadButton({ words, download }: DownloadButtonProps) {
  const { isBusy, run } = useAction(download, () => ({ title: notDownloaded }));
  return (
    <div>
      <Button variant="secondary" busy={isBusy ? downloading : undefined} onClick={run}>
        {words}
      </Button>
    </div>
  );
}
