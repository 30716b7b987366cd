import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { calendarAddress, calendarFile } from './schemas.ts';

export const getCalendarAddress = defineEndpoint({
  name: 'getCalendarAddress',
  method: 'GET',
  path: '/me/calendar',
  summary: 'Get the secret address of my calendar, if I have made one',
  access: 'member',
  answer: calendarAddress,
});

export const createCalendarAddress = defineEndpoint({
  name: 'createCalendarAddress',
  method: 'POST',
  path: '/me/calendar',
  summary: 'Make a secret address for my calendar; the one before it stops working',
  access: 'member',
  limit: 'profile',
  answer: calendarAddress,
});

export const deleteCalendarAddress = defineEndpoint({
  name: 'deleteCalendarAddress',
  method: 'DELETE',
  path: '/me/calendar',
  summary: 'End the address of my calendar; a second call changes nothing',
  access: 'member',
  limit: 'profile',
  openToSuspended: true,
  answer: z.object({ deleted: z.literal(true) }),
});

export const getCalendar = defineEndpoint({
  name: 'getCalendar',
  method: 'GET',
  path: '/calendar/{file}',
  summary:
    'Get the calendar at a secret address, such as `<secret>.ics`, in the language of its owner (RFC 5545)',
  access: 'anyone',
  params: z.object({ file: calendarFile }),
  answer: z.string(),
  mediaType: 'text/calendar',
  throttle: { rate: 20, burst: 50 },
});
