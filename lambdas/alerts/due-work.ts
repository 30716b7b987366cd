/** Alerts whose time has come. */

import { enqueue } from '../jobs/enqueue.ts';
import { readPost } from '../posts/store/posts.ts';
import { digestMail, digestPush, matching } from './jobs.ts';

/** Tells a person of the day's posts by each channel. Each is sent only once, even if this runs again. */
export async function startDigest(subject: string): Promise<void> {
  const [userId = '', digestAt = ''] = subject.split('@');
  await enqueue([digestMail.of({ userId, digestAt }), digestPush.of({ userId, digestAt })]);
}

/** Tells organizations that all meals of a pledge can soon be claimed by one of them. */
export async function tellOfOpening(postId: string): Promise<void> {
  const pledge = await readPost('pledge', postId);
  if (!pledge) return;
  const { fishermanId, createdAt: at } = pledge.record;
  await enqueue([matching.of({ news: { kind: 'pledge', postId, fishermanId, event: 'opens', at } })]);
}
