/** Values in this browser's storage, such as drafts. Nothing here throws: people can go on without them. */
import * as z from 'zod/mini';

/** @returns undefined if there is none, it is unreadable, or storage is forbidden */
export function keptOnDevice<T>(name: string, schema: z.ZodMiniType<T>): T | undefined {
  try {
    return z.parse(schema, JSON.parse(localStorage.getItem(name) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** @param value undefined to delete it */
export function keepOnDevice(name: string, value: object | undefined): void {
  try {
    if (value) localStorage.setItem(name, JSON.stringify(value));
    else localStorage.removeItem(name);
  } catch {
    // Storage is full or forbidden.
  }
}
