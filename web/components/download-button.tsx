import { downloading, notDownloaded } from '#words/impact/csv.ts';
import { ActionButton } from './overlays/action-button.tsx';

interface DownloadButtonProps {
  words: string;
  download(): Promise<void>;
}

/** Downloads a file that takes a while to prepare. */
export function DownloadButton({ words, download }: DownloadButtonProps) {
  return (
    <div>
      <ActionButton
        variant="secondary"
        busy={downloading}
        action={download}
        failed={() => ({ title: notDownloaded })}
      >
        {words}
      </ActionButton>
    </div>
  );
}
