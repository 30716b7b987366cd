/**
 * Carries over input on a server-rendered page from before the app was ready. React takes a field over as it is,
 * doesn't know about earlier events, and overwrites the value the next time it renders the field.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isToggle = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** A field's value, and its value in the page's HTML. */
function valuesOf(control: Control): { now: string | boolean; before: string | boolean | undefined } {
  if (control instanceof HTMLSelectElement) {
    const before = [...control.options].find((option) => option.defaultSelected)?.value;
    return { now: control.value, before };
  }
  if (isToggle(control)) return { now: control.checked, before: control.defaultChecked };
  return { now: control.value, before: control.defaultValue };
}

const setValue = (control: Control, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);

/** The position of the caret in the focused field; fields for an email address or a number don't have one. */
const caretOf = (control: Control): number | null =>
  control === document.activeElement && control instanceof HTMLInputElement ? control.selectionStart : null;

/**
 * To be called before React has rendered any field.
 * @returns a function that passes the input to the app, to be called when the app has hydrated the page
 */
export function keepEarlyInput(): () => void {
  const controls = document.querySelectorAll<Control>('main :is(input:not([type=hidden]), select, textarea)');
  const changed = [...controls].flatMap((control) => {
    const { now, before } = valuesOf(control);
    return before === undefined || now === before ? [] : [{ control, now, before, caret: caretOf(control) }];
  });
  return () => {
    for (const { control, now, before, caret } of changed) {
      const current = valuesOf(control).now;
      // The app has noticed any later input itself.
      if (control.isConnected && (current === now || current === before))
        // If React has overwritten the value already, the caret has moved.
        tell(control, now, current === now ? caretOf(control) : caret);
    }
  };
}

/** Repeats the input now. React compares with the last value that it wrote or saw, so another value is set first. */
function tell(control: Control, value: string | boolean, caret: number | null): void {
  const input = control instanceof HTMLSelectElement ? undefined : control;
  if (typeof value === 'boolean') {
    if (control instanceof HTMLInputElement) control.checked = !value;
    control.click();
    return;
  }
  if (input) input.value = input.defaultValue;
  setValue(control, value);
  control.dispatchEvent(new Event(input ? 'input' : 'change', { bubbles: true }));
  // After React has written the new value.
  if (caret !== null) queueMicrotask(() => input?.setSelectionRange(caret, caret));
}
