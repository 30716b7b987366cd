import { useNavigate } from 'react-router-dom';
import * as words from '#words/accounts/sign-out.ts';
import { errorOccurred } from '#words/general/field-errors.ts';
import { toast } from '../../components/overlays/toast.tsx';
import { ApiError } from '../../lib/api/api-client.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { useSession } from '../../lib/session/session.tsx';

/** Ends the session, here or on every device, and says whether it worked. */
export function useSignOut(where: 'here' | 'everywhere' = 'here'): () => Promise<void> {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut(where);
      navigate(PATHS.home);
      toast({ ...words.signedOut, kind: 'good' });
    } catch (error) {
      const description = error instanceof ApiError ? error.message : errorOccurred;
      toast({ ...(where === 'here' ? words.failed : { title: words.error, description }), kind: 'bad' });
    }
  };
}
