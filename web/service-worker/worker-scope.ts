export type WorkerScope = ServiceWorkerGlobalScope;

/** Background Sync, which the DOM's types do not know. */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}
