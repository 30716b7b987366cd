import { useState } from 'react';
import { undo } from '#words/posts/my-posts.ts';
import { toast } from '../../../components/overlays/toast.tsx';
import { call, messageOf } from '../../../lib/api-client.ts';
import { OWN_POSTS, postParams } from '../../../lib/own-posts.ts';
import type { PostKind } from '../../../lib/post-kind.ts';

/** Hides a post or shows it again, and says how it ended; hiding can be taken back. */
export function useVisibility(
  { kind, post }: { kind: PostKind; post: { id: string } },
  onChanged: () => void,
) {
  const [isBusy, setBusy] = useState(false);
  const { setVisibility, hidden: hiddenWords, shown, visibilityFailed } = OWN_POSTS[kind];

  const setHidden = async (hidden: boolean) => {
    setBusy(true);
    try {
      await call(setVisibility, { params: postParams(post.id), body: { hidden } });
      const action = { label: undo, run: () => void setHidden(!hidden) };
      toast({ ...(hidden ? hiddenWords : shown), kind: 'good', ...(hidden && { action }) });
      onChanged();
    } catch (error) {
      toast({ title: visibilityFailed, description: messageOf(error), kind: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, setHidden };
}
