/** What is kept of a form in this tab until it is sent, so that a reload loses nothing; gone with the tab. Never a password. */

/** What was kept under this name, if it is still of the kind that `read` understands. */
export function recall<T>(name: string, read: (value: unknown) => T | undefined): T | undefined {
  try {
    return read(JSON.parse(sessionStorage.getItem(`creel.${name}`) ?? 'null'));
  } catch {
    // Unreadable or forbidden: as if there were nothing.
    return undefined;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(`creel.${name}`, JSON.stringify(value));
  } catch {
    // Full or forbidden storage must not keep anyone from going on.
  }
}

export function forget(name: string): void {
  try {
    sessionStorage.removeItem(`creel.${name}`);
  } catch {
    // Nothing was kept then.
  }
}

/** Everything whose name begins so. */
export function forgetAll(prefix: string): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(`creel.${prefix}`)) sessionStorage.removeItem(name);
    }
  } catch {
    // Nothing was kept then.
  }
}
