/** The pages that a pressed link prepares. */
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { followPresses } from '../../../web/app/link-intent.ts';

const prepare = vi.fn();
const link = document.createElement('a');
link.href = '/fishermen';

beforeAll(() => followPresses(prepare));
beforeEach(() => {
  prepare.mockClear();
  vi.useFakeTimers();
  document.body.append(link);
  return () => {
    link.remove();
    vi.useRealTimers();
  };
});

const point = (type: string, pointerType: string) =>
  link.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true }));

it('a link is prepared at once when a mouse presses it', () => {
  point('pointerdown', 'mouse');
  expect(prepare).toHaveBeenCalledWith({ pathname: '/fishermen', search: '' });
  point('pointerup', 'mouse');
  expect(prepare).toHaveBeenCalledOnce();
});

it.each([
  ['stays', () => vi.advanceTimersByTime(60)],
  ['is lifted again', () => point('pointerup', 'touch')],
])('a link is prepared under a finger that %s', (_, then) => {
  point('pointerdown', 'touch');
  expect(prepare).not.toHaveBeenCalled();
  then();
  expect(prepare).toHaveBeenCalledOnce();
});

it('a link is not prepared under a finger that scrolls', () => {
  point('pointerdown', 'touch');
  vi.advanceTimersByTime(30);
  // The event with which the browser reports that it scrolls.
  point('pointercancel', 'touch');
  vi.advanceTimersByTime(100);
  expect(prepare).not.toHaveBeenCalled();
});

it('a link to the open page is not prepared', () => {
  link.href = location.href;
  point('pointerdown', 'mouse');
  expect(prepare).not.toHaveBeenCalled();
});
