import type { PostKind } from '#shared/posts/schemas.ts';
import { undo } from '#words/posts/my-posts.ts';
import { toast } from '../../../components/overlays/toast.tsx';
import { useAction } from '../../../components/overlays/use-action.ts';
import { call } from '../../../lib/api/api-client.ts';
import { OWN_POSTS, postParams } from '../../../parts/posts/own-posts.ts';

/** Hides a post or shows it again, and reports the outcome. Hiding can be undone. */
export function useVisibility(
  { kind, post }: { kind: PostKind; post: { id: string } },
  onChanged: () => void,
) {
  const { setVisibility, hidden: hiddenWords, shown, visibilityFailed } = OWN_POSTS[kind];

  const { isBusy, run: setHidden } = useAction(async (hidden: boolean) => {
    await call(setVisibility, { params: postParams(post.id), body: { hidden } });
    const action = { label: undo, run: () => void setHidden(!hidden) };
    toast({ ...(hidden ? hiddenWords : shown), kind: 'good', ...(hidden && { action }) });
    onChanged();
  }, visibilityFailed);
  return { isBusy, setHidden };
}
