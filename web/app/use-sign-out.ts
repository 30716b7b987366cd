import { useNavigate } from 'react-router-dom';
import { toast } from '../components/toast.tsx';
import { useSession } from '../lib/session.tsx';
import { PATHS } from './paths.ts';

/** Ends the session, here or on every device, and says whether it worked. */
export function useSignOut(where: 'here' | 'everywhere' = 'here'): () => Promise<void> {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut(where);
      navigate(PATHS.home);
      toast({ title: 'Signed out', description: 'You have been successfully signed out.', kind: 'good' });
    } catch {
      toast({
        title: 'Error',
        description: 'There was an issue signing out. Please try again.',
        kind: 'bad',
      });
    }
  };
}
