import type { S3Event } from 'aws-lambda';
import { objectCreated } from './events.ts';
import type { SigningSettings } from './signature.ts';
import type { Store, StoredObject } from './store.ts';

/** What every operation works with. */
export interface Service extends SigningSettings {
  readonly store: Store;
  readonly corsOrigins: readonly string[];
  readonly maxUploadBytes: number;
  readonly onObjectCreated: (event: S3Event) => void;
}

/** Puts a received object in place and tells the listener before the client is answered: an upload that was answered is never forgotten. */
export function commitAndAnnounce(
  service: Service,
  bucket: string,
  object: StoredObject,
  how: 'Put' | 'Post' | 'Copy',
  allow: (present: StoredObject | undefined) => void,
): void {
  service.store.commit(bucket, object, allow);
  service.onObjectCreated(objectCreated(service.region, bucket, object, how, service.now()));
}

/** S3 keeps whole seconds. */
export function wholeSecond(now: Date): string {
  return new Date(Math.floor(now.getTime() / 1000) * 1000).toISOString();
}
