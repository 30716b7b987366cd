/**
 * A value outside React that the whole page shares. Components follow it with `useSharedState`. It doesn't import
 * React, because the service worker uses it too.
 */
export interface SharedState<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function sharedState<T>(initial: T): SharedState<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
