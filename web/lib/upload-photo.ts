/**
 * One photo on its way: asks for an address, sends the bytes with progress, waits until the server has made a photo of them. Ends with a
 * photo or throws; whoever shows it offers a retry.
 */
import { createUpload, getUpload } from '#shared/photos/endpoints.ts';
import { checkPhotoFile, PHOTO_MESSAGES } from '#shared/photos/limits.ts';
import type { Photo, UploadKind, UploadTicket } from '#shared/photos/schemas.ts';
import { call, newIdempotencyKey } from './api-client.ts';

/** The file itself is at fault: another try with it is of no use. */
export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused';
}

export interface UploadProgress {
  stage: 'sending' | 'processing';
  /** Of the bytes, 0 to 1. */
  sent: number;
}

interface UploadOptions {
  kind: UploadKind;
  signal: AbortSignal;
  onProgress(progress: UploadProgress): void;
}

const FAILED = 'Failed to upload photo. Please try again.';
const FIRST_LOOK = 250;
const LONGEST_PAUSE = 2000;
/** Milliseconds; process-photo itself may take a minute at the most. */
const PATIENCE = 90_000;

/**
 * @throws PhotoRefused with the specified words; ApiError or Error when another try may succeed; the signal's reason when it was stopped
 */
export async function uploadPhoto(
  file: File,
  options: UploadOptions,
): Promise<{ uploadId: string; photo: Photo }> {
  const { kind } = options;
  // What is chosen as a photo of a person has to be called one as well.
  const fileName = kind === 'profile' ? { name: file.name } : {};
  const problem = checkPhotoFile({ type: file.type || 'unknown', size: file.size, ...fileName });
  if (problem) throw new PhotoRefused(PHOTO_MESSAGES[problem]);
  const ticket = await call(createUpload, {
    body: { kind, contentType: file.type, size: file.size },
    idempotencyKey: newIdempotencyKey(),
    signal: options.signal,
  });
  await sendBytes(file, ticket, options);
  options.onProgress({ stage: 'processing', sent: 1 });
  return { uploadId: ticket.uploadId, photo: await waitForPhoto(ticket.uploadId, options.signal) };
}

/** XMLHttpRequest, because fetch tells nothing of the progress of what it sends. */
function sendBytes(file: File, ticket: UploadTicket, { signal, onProgress }: UploadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(ticket.method, ticket.url);
    for (const [name, value] of Object.entries(ticket.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress({ stage: 'sending', sent: total > 0 ? loaded / total : 0 });
    request.onload = () => (request.status < 300 ? resolve() : reject(new Error(FAILED)));
    request.onerror = () => reject(new Error(FAILED));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) reject(signal.reason);
    else request.send(file);
  });
}

async function waitForPhoto(uploadId: string, signal: AbortSignal): Promise<Photo> {
  const until = Date.now() + PATIENCE;
  for (let pause = FIRST_LOOK; Date.now() < until; pause = Math.min(pause * 1.5, LONGEST_PAUSE)) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    signal.throwIfAborted();
    const state = await call(getUpload, { params: { uploadId }, signal });
    if (state.status === 'rejected') throw new PhotoRefused(state.reason ?? FAILED);
    if (state.status === 'ready' && state.photo) return state.photo;
  }
  throw new Error(FAILED);
}
