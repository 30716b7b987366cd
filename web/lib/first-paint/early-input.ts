/**
 * What is typed or chosen on a page that the server rendered before the app answers it: React takes a field over as it stands, hears nothing of what
 * was done to it, and writes its own value over it the next time it draws it.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isToggle = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** What a field holds, and what the page said that it holds. */
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
      // Of what was typed since, the app has heard.
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
