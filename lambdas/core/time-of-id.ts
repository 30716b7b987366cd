import { decodeTime } from 'ulid';

/** The time when the record with this ULID was created, as ISO 8601. */
export const timeOfId = (id: string): string => new Date(decodeTime(id)).toISOString();
