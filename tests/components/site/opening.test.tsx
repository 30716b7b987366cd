/** The pressed link or button while its page opens. */
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { endOpening, followNavigations } from '../../../web/app/opening.ts';

const link = document.createElement('a');
const isMarked = () => link.hasAttribute('data-opening');

beforeAll(followNavigations);
beforeEach(() => {
  const { href } = location;
  document.body.append(link);
  return () => {
    link.remove();
    history.replaceState(null, '', href);
  };
});
afterEach(endOpening);

it('is marked from the change of the address until the page is shown', () => {
  link.click();
  expect(isMarked()).toBe(false);
  history.pushState(null, '', '?page=next');
  expect(isMarked()).toBe(true);
  endOpening();
  expect(isMarked()).toBe(false);
});

it('is not marked when the address changes again without a press', () => {
  link.click();
  history.pushState(null, '', '?page=next');
  endOpening();
  history.pushState(null, '', '?page=other');
  expect(isMarked()).toBe(false);
});

it('is not marked when only the state of the history entry changes', () => {
  link.click();
  history.replaceState({ scrolled: 100 }, '');
  expect(isMarked()).toBe(false);
});

it('is no longer marked when another press opens another page', () => {
  link.click();
  history.pushState(null, '', '?page=next');
  const button = document.createElement('button');
  document.body.append(button);
  button.click();
  history.pushState(null, '', '?page=other');
  expect(isMarked()).toBe(false);
  expect(button.hasAttribute('data-opening')).toBe(true);
  button.remove();
});
