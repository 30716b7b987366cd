/**
 * Form values stored in this tab until they are sent, so that a reload loses nothing. They are deleted with the tab.
 * Never a password.
 */

/** The value stored under this name, if `read` still accepts it. */
export function recall<T>(name: string, read: (value: unknown) => T | undefined): T | undefined {
  try {
    return read(JSON.parse(sessionStorage.getItem(`creel.${name}`) ?? 'null'));
  } catch {
    // Unreadable or forbidden storage counts as empty.
    return undefined;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(`creel.${name}`, JSON.stringify(value));
  } catch {
    // Full or forbidden storage must not stop people.
  }
}

export function forget(name: string): void {
  try {
    sessionStorage.removeItem(`creel.${name}`);
  } catch {
    // Nothing was stored in that case.
  }
}
