import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../lib/api-client.ts';
import { type ToggleOutcome, useToggle } from '../lib/likes-and-favorites.ts';
import { toAuth } from '../lib/paths.ts';
import { toast } from './toast.tsx';

/** The like of one pledge: whether it is ours, how many there are, and what a press does. */
export function useLike({ id, likeCount }: { id: string; likeCount: number }) {
  const { isOn, isSignedIn, count, turn } = useToggle('like', id, likeCount);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const askToSignIn = () =>
    toast({
      title: 'Please sign in',
      description: 'You need to be signed in to like pledges',
      action: { label: 'Sign In', run: () => navigate(toAuth(pathname + search)) },
    });
  const settle = ({ isOn: wanted, error }: ToggleOutcome) => {
    if (error === undefined) return;
    if (error instanceof ApiError && error.status === 401) return askToSignIn();
    toast({ ...failure(wanted, error), kind: 'bad' });
  };
  return { isOn, count, press: () => (isSignedIn ? turn(!isOn, settle) : askToSignIn()) };
}

function failure(wanted: boolean, error: unknown) {
  if (!(error instanceof ApiError)) return { title: 'Failed to update like' };
  return { title: wanted ? 'Failed to add like' : 'Failed to remove like', description: error.message };
}
