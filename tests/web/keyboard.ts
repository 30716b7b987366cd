/** Uses a page only by keyboard: no click, and no focus that a key did not move. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Presses of Tab from one end of the longest page to the other. */
const MAX_PRESSES = 150;

export interface Keyboard {
  /**
   * Presses Tab, or Shift+Tab if the control is before the focus, until the control has the focus and is visible, and
   * then presses a key: Enter by default.
   */
  press(control: Locator, key?: string): Promise<void>;
  /** Moves to the control and replaces its text. */
  type(control: Locator, text: string): Promise<void>;
  /** Moves to a `select` and types the beginning of an option. */
  choose(control: Locator, option: string): Promise<void>;
}

/** @throws Error, when the journey continues, if the previous action left the focus nowhere */
export function keyboardOf(page: Page): Keyboard {
  let hasBegun = false;

  async function goTo(control: Locator): Promise<void> {
    await control.waitFor();
    // Nothing has the focus when a page opens, but something must have it afterwards.
    if (hasBegun) {
      const isSomewhere = expect.poll(() => page.evaluate(IS_FOCUS_SOMEWHERE), { timeout: 5000 });
      await isSomewhere.toBe(true).catch(() => {
        throw new Error(`The focus was lost before reaching ${control}`);
      });
    }
    for (let presses = 0; presses < MAX_PRESSES; presses++) {
      const where = await control.evaluate(seenFromFocus);
      if (where === 'here') return await expectSeen(control);
      await page.keyboard.press(where === 'before' ? 'Shift+Tab' : 'Tab');
      hasBegun = true;
    }
    throw new Error(`${control} cannot be reached by Tab: the focus is on ${await page.evaluate(FOCUSED)}`);
  }

  async function press(control: Locator, key = 'Enter'): Promise<void> {
    await goTo(control);
    await page.keyboard.press(key);
  }

  return {
    press,
    async type(control, text) {
      await press(control, 'ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async choose(control, option) {
      await goTo(control);
      await page.keyboard.type(option);
    },
  };
}

/** Content that loads nearby may move it for a moment. */
async function expectSeen(control: Locator): Promise<void> {
  const hiding = expect.poll(() => control.evaluate(whatHidesFocus), { timeout: 5000 });
  await hiding.toBe('').catch((error) => {
    throw new Error(`The focused element is not visible: ${control}`, { cause: error });
  });
}

const IS_FOCUS_SOMEWHERE = 'document.activeElement !== null && document.activeElement !== document.body';

const FOCUSED = 'document.activeElement.outerHTML.slice(0, 200)';

/** The part of the browser's `Element` that is needed here, because tests are compiled without its types. */
interface PageElement {
  readonly ownerDocument: {
    readonly activeElement: PageElement;
    readonly defaultView: {
      getComputedStyle(part: PageElement): { outlineStyle: string; outlineWidth: string };
    };
    elementFromPoint(x: number, y: number): PageElement | null;
  };
  readonly parentElement: PageElement | null;
  closest(selector: string): PageElement | null;
  compareDocumentPosition(other: PageElement): number;
  contains(other: PageElement): boolean;
  getBoundingClientRect(): { left: number; right: number; top: number; bottom: number };
}

/** The position of the control relative to the focus. It runs in the page, like the functions below. */
const seenFromFocus = (control: PageElement): 'here' | 'before' | 'behind' => {
  const active = control.ownerDocument.activeElement;
  if (active === control) return 'here';
  // 4 means that the focus follows the control.
  return control.compareDocumentPosition(active) & 4 ? 'before' : 'behind';
};

/** The focus outline may be around the label or the card of the control. A part of the control must be visible. */
const whatHidesFocus = (control: PageElement): string => {
  const page = control.ownerDocument;
  const isMarked = (part: PageElement) => {
    const { outlineStyle, outlineWidth } = page.defaultView.getComputedStyle(part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  let marked: PageElement | null = control;
  for (let up = 0; up < 4 && marked && !isMarked(marked); up++) marked = marked.parentElement;
  if (!marked || !isMarked(marked)) return 'has no outline';
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const label = control.closest('label');
  for (const x of [left + 2, (left + right) / 2, right - 2]) {
    for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
      const seen = page.elementFromPoint(x, y);
      if (seen && (control.contains(seen) || seen.contains(control) || label?.contains(seen))) return '';
    }
  }
  return 'is covered, or beside the screen';
};
