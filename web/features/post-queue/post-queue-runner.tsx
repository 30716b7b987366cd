import { useEffect, useRef } from 'react';
import { listCatches } from '#shared/catches/endpoints.ts';
import { getHome } from '#shared/home/endpoints.ts';
import { listMyCatches, listMyPledges } from '#shared/me/endpoints.ts';
import { listPledges } from '#shared/pledges/endpoints.ts';
import { toast } from '../../components/toast.tsx';
import { followPostQueue, type PostQueueEvent } from '../../lib/post-queue/events.ts';
import { sendFromPage } from '../../lib/post-queue/send-from-page.ts';
import { useForget } from '../../lib/use-forget.ts';

/** Milliseconds between tries while the page is looked at. */
const PAUSE = 30_000;

/** Sends what waits: at the start, when the network or the person comes back, and from time to time. Shows nothing itself. */
export default function PostQueueRunner({ userId }: { userId: string }) {
  const forget = useForget();
  const latest = useRef(forget);
  latest.current = forget;

  useEffect(() => {
    const send = () => {
      if (navigator.onLine && document.visibilityState === 'visible') void sendFromPage(userId);
    };
    const sendAnyway = () => void sendFromPage(userId);
    sendAnyway();
    window.addEventListener('online', sendAnyway);
    window.addEventListener('focus', send);
    document.addEventListener('visibilitychange', send);
    const timer = setInterval(send, PAUSE);
    return () => {
      window.removeEventListener('online', sendAnyway);
      window.removeEventListener('focus', send);
      document.removeEventListener('visibilitychange', send);
      clearInterval(timer);
    };
  }, [userId]);

  useEffect(() => {
    const tell = (event: PostQueueEvent) => {
      say(event);
      if (event.type !== 'posted') return;
      latest.current(getHome);
      if (event.kind === 'pledge') latest.current(listMyPledges, listPledges);
      else latest.current(listMyCatches, listCatches);
    };
    return followPostQueue(userId, tell);
  }, [userId]);

  return null;
}

function say(event: PostQueueEvent): void {
  if (event.type === 'posted') {
    const title =
      event.kind === 'pledge'
        ? 'Your pledge has been posted successfully!'
        : 'Your catch has been posted successfully!';
    toast({ title, kind: 'good' });
  }
  if (event.type === 'refused') {
    const title = 'Failed to post your catch. Please try again.';
    toast({ title, description: event.message, kind: 'bad' });
  }
  if (event.type === 'signed-out') {
    toast({ title: 'Authentication Required', description: 'Please sign in to post a catch.', kind: 'bad' });
  }
}
