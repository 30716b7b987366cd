export type WorkerScope = ServiceWorkerGlobalScope;

/** Background Sync, which is missing in the DOM's types. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
  }
}
