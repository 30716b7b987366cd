import type { PledgeCard } from '#shared/posts/pledges/schemas.ts';
import * as words from '#words/posts/parts.ts';
import { toast } from '../../components/overlays/toast.tsx';
import { ApiError } from '../../lib/api/api-client.ts';
import { storedUserId } from '../../lib/device/stored-session.ts';
import { askToSignIn } from '../../lib/session/ask-to-sign-in.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useSuspension } from '../../lib/session/use-suspension.ts';
import { type ToggleOutcome, useToggle } from './likes-and-favorites.ts';

/** The state of a pledge's likes, and the function that a press calls. */
export function useLike({
  id,
  fishermanId,
  likeCount,
}: Pick<PledgeCard, 'id' | 'fishermanId' | 'likeCount'>) {
  const session = useSession();
  const isSuspended = useSuspension() !== undefined;
  const { isOn, count, turn } = useToggle('like', id, {
    counted: likeCount,
    async signIn() {
      toast(words.signInFirst);
      return (await askToSignIn(words.signInToLike)) && storedUserId() !== fishermanId;
    },
  });
  const settle = ({ isOn: wanted, error }: ToggleOutcome) => {
    if (error !== undefined) toast({ ...failure(wanted, error), kind: 'bad' });
  };
  return {
    isOn,
    /** Owners can't like their own pledges, and suspended people can't like any. */
    canLike: !isSuspended && (session.status !== 'signed-in' || session.me?.user.id !== fishermanId),
    count,
    press: () => turn(!isOn, settle),
  };
}

function failure(wanted: boolean, error: unknown) {
  if (!(error instanceof ApiError)) return { title: words.likeNotUpdated };
  return { title: wanted ? words.likeNotAdded : words.likeNotRemoved, description: error.message };
}
