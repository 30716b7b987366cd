/** Form values kept in this tab until they are sent, so that a reload loses nothing; deleted with the tab. Never a password. */

/** The value kept under this name, if `read` still understands it. */
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
