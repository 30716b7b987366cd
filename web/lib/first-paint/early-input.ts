/**
 * Carries over input on a server-rendered page before the app is ready: React takes a field over as it stands, knows nothing of earlier
 * events, and overwrites the value the next time it draws the field.
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

/** Where the caret stands in the field that has the focus; fields for an e-mail address or a number do not tell. */
const caretOf = (control: Control): number | null =>
  control === document.activeElement && control instanceof HTMLInputElement ? control.selectionStart : null;

/**
 * To be called before React has drawn any field.
 * @returns a function that tells the app of it, to be called when it has taken over the page
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
      // The app has noticed later input itself.
      if (control.isConnected && (current === now || current === before))
        // Where React has written over it already, the caret stands no longer where it was put.
        tell(control, now, current === now ? caretOf(control) : caret);
    }
  };
}

/** As if it were done now. React compares with what it last wrote or saw itself, which is why it is made to write something else first. */
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
  // Once React has written the value that it was told.
  if (caret !== null) queueMicrotask(() => input?.setSelectionRange(caret, caret));
}
