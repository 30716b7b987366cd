import { Button } from './button.tsx';
import { Icon } from './icons.tsx';
import { toast } from './toast.tsx';

/** Sends this page's address by the phone's own means, or copies it. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const url = location.origin + location.pathname;
    if (typeof navigator.share === 'function') {
      // Whoever closes the sheet has changed their mind.
      return await navigator.share({ title, url }).catch(() => undefined);
    }
    try {
      await navigator.clipboard.writeText(url);
      toast({ kind: 'good', title: 'Copied!' });
    } catch {
      toast({ kind: 'bad', title: 'Copy failed', description: 'Please manually copy the URL above.' });
    }
  };
  return (
    <Button variant="quiet" onClick={share}>
      <Icon name="share" /> Share
    </Button>
  );
}
