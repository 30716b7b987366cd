import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { handedOver, notCounted } from '#words/holds/handover.ts';
import { announced, seeIt } from '#words/landings/announcing.ts';
import { stepRefused } from '#words/landings/own-landings.ts';
import { toast } from '../../../components/overlays/toast.tsx';
import { useInvalidate } from '../../../lib/api/queries.ts';
import { followQueues, type QueueEvent } from '../../../lib/device-queue/events.ts';
import { toLanding, toScreen } from '../../../lib/navigation/paths.ts';
import { sendFromPage } from '../../../lib/outbox/send-from-page.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { toastNotPosted, toastPosted, toastSignInToPost } from '../own/post-toasts.ts';

const SEND_EVERY_MS = 30_000;

/**
 * Sends waiting posts at the start, when the network or the person comes back, and at intervals. Shows the outcome in
 * toasts, and renders nothing.
 */
export function PostQueueRunner({ userId }: { userId: string }) {
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  // Waiting posts are sent with their own token, whose refusal doesn't end the session. If the session is over, `GET
  // /me` ends it.
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
      invalidate(event.handover.kind);
    }
    if (event.type === 'handover-refused') {
      toast({ title: notCounted, description: event.message, kind: 'bad' });
      invalidate(event.kind);
    }
    if (event.type === 'landing-refused') {
      toast({ title: stepRefused, description: event.message, kind: 'bad' });
    }
    if (event.type === 'landing-changed' || event.type === 'landing-refused') invalidate('landing');
    if (event.type === 'posted') reportPosted(event);
  });
  const reportPosted = ({ kind, id }: Extract<QueueEvent, { type: 'posted' }>) => {
    invalidate(kind);
    const open = (path: string) => () => navigate(path);
    if (kind !== 'landing')
      return toastPosted(kind, id === undefined ? undefined : open(toScreen({ kind, id })));
    const action = id === undefined ? {} : { action: { label: seeIt, run: open(toLanding(id)) } };
    toast({ title: announced, kind: 'good', ...action });
  };
  useEffect(() => followQueues(userId, onEvent), [userId]);

  return null;
}
