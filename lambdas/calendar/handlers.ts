import * as endpoints from '#shared/calendar/endpoints.ts';
import { AppError } from '#shared/contract/errors.ts';
import { endpoint } from '../core/endpoint.ts';
import { tombstone } from '../people/store/items.ts';
import { endAddress, findOwner, makeAddress, readAddress } from './store/addresses.ts';

export const getCalendarAddress = endpoint(endpoints.getCalendarAddress, ({ actor }) =>
  readAddress(actor.userId),
);

export const createCalendarAddress = endpoint(endpoints.createCalendarAddress, ({ actor, now }) =>
  makeAddress(actor.userId, now),
);

export const deleteCalendarAddress = endpoint(endpoints.deleteCalendarAddress, async ({ actor }) => {
  await endAddress(actor.userId);
  return { deleted: true as const };
});

export const getCalendar = endpoint(endpoints.getCalendar, async ({ params: { file }, flavour, now }) => {
  const owner = await findOwner(file.replace(/\.ics$/, ''));
  if (!owner || owner.items.some(tombstone.is)) throw new AppError('not_found');
  const { writeFeed } = await import('./write-feed.ts');
  return await writeFeed(owner, flavour, now);
});
