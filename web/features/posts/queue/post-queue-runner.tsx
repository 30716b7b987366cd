import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { handedOver, notCounted } from '#words/claims/handover.ts';
import { toast } from '../../../components/overlays/toast.tsx';
import { useInvalidate } from '../../../lib/api/queries.ts';
import { followQueues, type QueueEvent } from '../../../lib/device-queue/events.ts';
import { toScreen } from '../../../lib/navigation/paths.ts';
import { sendFromPage } from '../../../lib/outbox/send-from-page.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { toastNotPosted, toastPosted, toastSignInToPost } from '../own/post-toasts.ts';

const SEND_EVERY_MS = 30_000;

/** Sends what waits: at the start, when the network or the person comes back, and from time to time. Says what became of it; shows nothing itself. */
export function PostQueueRunner({ userId }: { userId: string }) {
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  // Waiting posts are sent with their own token, whose refusal doesn't end the session: `GET /me` does, if it is over.
  const { refresh } = useSession();

  useEffect(() => {
    const send = () => void sendFromPage(userId);
    const sendIfSeen = () => {
      if (navigator.onLine && document.visibilityState === 'visible') send();
    };
    send();
    window.addEventListener('online', send);
    window.addEventListener('focus', sendIfSeen);
    document.addEventListener('visibilitychange', sendIfSeen);
    const timer = setInterval(sendIfSeen, SEND_EVERY_MS);
    return () => {
      window.removeEventListener('online', send);
      window.removeEventListener('focus', sendIfSeen);
      document.removeEventListener('visibilitychange', sendIfSeen);
      clearInterval(timer);
    };
  }, [userId]);

  const onEvent = useEffectEvent((event: QueueEvent) => {
    if (event.type === 'refused') toastNotPosted(event.message);
    if (event.type === 'signed-out') {
      toastSignInToPost();
      void refresh();
    }
    if (event.type === 'handed-over') {
      toast({ ...handedOver(event.handover), kind: 'good' });
      invalidate('claim');
    }
    if (event.type === 'handover-refused') {
      toast({ title: notCounted, description: event.message, kind: 'bad' });
      invalidate('claim');
    }
    if (event.type !== 'posted') return;
    const { kind, id } = event;
    toastPosted(kind, id === undefined ? undefined : () => navigate(toScreen({ kind, id })));
    invalidate(event.kind);
  });
  useEffect(() => followQueues(userId, onEvent), [userId]);

  return null;
}
