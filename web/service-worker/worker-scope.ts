export type WorkerScope = ServiceWorkerGlobalScope;

/** Background Sync, which the DOM's types do not know. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
  }
}
