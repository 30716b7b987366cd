import { describe, expect, it } from 'vitest';
import { writeCalendar } from '#lambdas/core/calendar-file.ts';
import type { CalendarEvent } from '#shared/calendar/calendar-event.ts';
import { readCalendar } from '#tests/support/calendars.ts';

const NOW = new Date('2026-11-26T12:00:00.000Z');

const anEvent = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'claim-1@creel',
  sequence: 3,
  changedAt: '2026-11-26T11:59:00.000Z',
  start: '2026-11-27T10:00:00.000Z',
  end: '2026-11-27T11:30:00.000Z',
  status: 'confirmed',
  isBusy: true,
  title: 'Collect 12 meals: Haddock',
  lines: ['Fisherman: Ruth Alder'],
  place: 'Pier 3, Portland, ME',
  url: 'https://creel.example/claim/1',
  ...changes,
});

const write = (...events: CalendarEvent[]) =>
  writeCalendar({ name: 'Creel', about: 'Your pickups', language: 'es', events, now: NOW });

describe('a calendar file', () => {
  it('tells programs its name, how often to read it, and that it is no invitation', () => {
    const { property } = readCalendar(write());
    expect(property('version')).toBe('2.0');
    expect(property('prodid')).toBe('-//Creel//Calendar//ES');
    expect(property('method')).toBe('PUBLISH');
    expect(property('x-wr-calname')).toBe('Creel');
    expect(property('refresh-interval')).toBe('PT1H');
  });

  it('has times in UTC, whatever the time zone of its reader', () => {
    expect(write(anEvent())).toContain('DTSTART:20261127T100000Z\r\nDTEND:20261127T113000Z\r\n');
  });

  it('is read by another library as it was written', () => {
    const { lines, title, status: _, place, ...rest } = anEvent();
    const { events } = readCalendar(write(anEvent()));
    const texts = { summary: title, description: lines.join('\n'), location: place };
    expect(events).toEqual([{ ...rest, ...texts, status: 'CONFIRMED' }]);
  });

  it.each([
    ['a comma, a semicolon and a backslash', 'Pier 3, left; C:\\dock'],
    ['lines and a beginning of another property', 'Cod\nSTATUS:CANCELLED\nEND:VEVENT'],
    ['a carriage return', 'Cod\rEND:VEVENT'],
    ['long words in Vietnamese and drawings of fish', 'Đến lấy 12 suất ăn: cá tuyết chấm đen 🐟'.repeat(9)],
    ['quotes and ampersands', '"Ana" & \'Bo\''],
  ])('keeps %s as text', (_, text) => {
    const { events } = readCalendar(write(anEvent({ title: text, lines: [text], place: text })));
    expect(events).toHaveLength(1);
    const { summary, description, location, status } = events[0] ?? {};
    const asRead = text.replace('\r', '\n');
    expect([summary, description, location]).toEqual([asRead, asRead, asRead]);
    expect(status).toBe('CONFIRMED');
  });

  it('has no markup, which some calendars would follow', () => {
    const text = '<img src=x onerror=alert(1)>Ana';
    expect(write(anEvent({ title: text, lines: [text], place: text }))).not.toMatch(/[<>]/);
  });

  it.each([
    ['tentative', 'TENTATIVE', true],
    ['confirmed', 'CONFIRMED', true],
    ['cancelled', 'CANCELLED', false],
  ] as const)('marks an event as %s', (status, written, isBusy) => {
    const [event] = readCalendar(write(anEvent({ status }))).events;
    expect(event).toMatchObject({ status: written, isBusy, sequence: 3 });
  });
});
