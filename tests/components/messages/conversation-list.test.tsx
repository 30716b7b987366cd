import { expect, it } from 'vitest';
import { photoUrl } from '#shared/photos/address.ts';
import { ConversationList } from '../../../web/features/messages/conversation-list.tsx';
import { show } from '../support/show.tsx';

const CATCH_PHOTO = '01JCXZ0000000000000000000A';
const OTHER_PHOTO = '01JCXZ0000000000000000000B';

const newest = {
  id: '01JCXZ0000000000000000000C',
  conversationId: '01JCXZ0000000000000000000C',
  subject: 'Is there cod left?',
  senderId: '5f0c1e3a-0000-4000-8000-00000000000b',
  senderName: 'Ruth Alder',
  recipientId: '5f0c1e3a-0000-4000-8000-00000000000a',
  recipientName: 'Alma Desk',
  isRead: true,
  canReply: true,
  createdAt: '2026-11-20T12:00:00.000Z',
  preview: 'Is there any left?',
  catchPhotoId: CATCH_PHOTO,
  otherPhotoId: OTHER_PHOTO,
};

const images = () => [...document.querySelectorAll('li img')];

it('the list of conversations shows no broken image if the photos of catch and person are gone', async () => {
  await show(<ConversationList conversations={[{ newest, isNew: false }]} me={newest.recipientId} />);
  const shown = images();
  expect(shown.map((each) => each.getAttribute('src'))).toEqual([
    photoUrl(OTHER_PHOTO, 224, 'webp'),
    photoUrl(CATCH_PHOTO, 224, 'webp'),
  ]);
  for (const image of shown) image.dispatchEvent(new Event('error'));
  await expect.poll(images).toEqual([]);
  expect(document.querySelector('li')?.textContent).toContain('RA');
});
