import { linkBy } from '#shared/sharing/links.ts';
import * as words from '#words/post-parts.ts';
import { Button } from './button.tsx';
import { copyLink } from './copy-link.tsx';
import { Icon } from './icons.tsx';

/** Sends this page's address by the phone's own means, or copies it. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const url = location.origin + location.pathname;
    if (typeof navigator.share === 'function') {
      // Closing the share sheet rejects as well, and is no failure.
      return await navigator.share({ title, url: linkBy('device', url) }).catch(() => undefined);
    }
    await copyLink(linkBy('link', url));
  };
  return (
    <Button data-needs-script variant="quiet" onClick={share}>
      <Icon name="share" /> {words.share}
    </Button>
  );
}
