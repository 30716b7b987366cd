/** A value outside of React that the whole page shares; components follow it with `useSharedState`. Knows no React: the service worker takes it too. */
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
