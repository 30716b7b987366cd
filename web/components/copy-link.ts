import * as words from '#words/post-parts.ts';
import { toast } from './toast.tsx';

/** Copies an address and says so. @returns whether the browser allowed it */
export async function copyLink(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    toast({ kind: 'good', title: words.copied });
    return true;
  } catch {
    toast({ kind: 'bad', ...words.copyFailed });
    return false;
  }
}
