import { toast } from '../overlays/toast.tsx';

export interface CopyWords {
  copied: string;
  copyFailed: { title: string; description?: string };
}

/** Copies a text and shows the result. @returns whether the browser allowed it */
export async function copyText(text: string, { copied, copyFailed }: CopyWords): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ kind: 'good', title: copied });
    return true;
  } catch {
    toast({ kind: 'bad', ...copyFailed });
    return false;
  }
}
