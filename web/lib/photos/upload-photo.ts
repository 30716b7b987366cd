/**
 * Uploads one photo: requests an address, sends the bytes with progress, and waits until the server has processed them.
 * It returns a photo or throws; the component that shows it offers a retry.
 */

import { createUpload, getUpload } from '#shared/photos/endpoints.ts';
import { checkPhotoFile } from '#shared/photos/limits.ts';
import type { Photo, UploadKind, UploadTicket } from '#shared/photos/schemas.ts';
import { photoProblems, uploadFailed } from '#words/photos/problems.ts';
import { ApiError, call } from '../api/api-client.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { PhotoRefused, UploadFailed } from './photo-errors.ts';

export interface UploadProgress {
  stage: 'sending' | 'processing';
  /** The part of the bytes that is sent, 0 to 1. */
  sent: number;
}

interface UploadOptions {
  kind: UploadKind;
  signal: AbortSignal;
  /** The sender's token, if the sender isn't simply the signed-in person. */
  token?: string;
  onProgress(progress: UploadProgress): void;
}

const FIRST_POLL_MS = 250;
const LONGEST_POLL_MS = 2000;
/** process-photo itself can take up to a minute. */
const PROCESSING_TIMEOUT_MS = 90_000;
/** A connection without any progress for this long counts as dead. */
const STALL_TIMEOUT_MS = 45_000;

/**
 * @param file a chosen or stored one; only a photo of a person needs its name
 * @throws PhotoRefused with the specified message; ApiError (`offline` if the connection broke) or UploadFailed if a
 * retry may succeed; the signal's reason if it was aborted
 */
export async function uploadPhoto(
  file: Blob & { name?: string },
  options: UploadOptions,
): Promise<{ uploadId: string; photo: Photo }> {
  const { kind, signal } = options;
  const actor = options.token === undefined ? {} : { token: options.token };
  // A photo of a person must also have the file name of a photo.
  const fileName = kind === 'profile' ? { name: file.name ?? '' } : {};
  const problem = checkPhotoFile({ type: file.type || 'unknown', size: file.size, ...fileName });
  if (problem) throw new PhotoRefused(photoProblems[problem]);
  const ticket = await call(createUpload, {
    body: { kind, contentType: file.type, size: file.size },
    idempotencyKey: newIdempotencyKey(),
    signal: limited(signal),
    ...actor,
  });
  await sendBytes(file, ticket, options);
  options.onProgress({ stage: 'processing', sent: 1 });
  return { uploadId: ticket.uploadId, photo: await waitForPhoto(ticket.uploadId, signal, actor) };
}

const limited = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(STALL_TIMEOUT_MS)]);
const connectionLost = () => new ApiError('offline', uploadFailed);

function sendBytes(file: Blob, ticket: UploadTicket, options: UploadOptions): Promise<void> {
  // A service worker has no XMLHttpRequest.
  return typeof XMLHttpRequest === 'undefined'
    ? fetchBytes(file, ticket, options)
    : sendWithProgress(file, ticket, options);
}

async function fetchBytes(
  body: Blob,
  { method, url, headers }: UploadTicket,
  { signal }: UploadOptions,
): Promise<void> {
  const response = await fetch(url, { method, headers, body, signal }).catch(() => {
    signal.throwIfAborted();
    throw connectionLost();
  });
  if (!response.ok) throw new UploadFailed(uploadFailed);
}

/** XMLHttpRequest, because fetch reports no upload progress. */
function sendWithProgress(
  file: Blob,
  ticket: UploadTicket,
  { signal, onProgress }: UploadOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(ticket.method, ticket.url);
    // Firefox would report an empty response as malformed XML.
    request.responseType = 'text';
    for (const [name, value] of Object.entries(ticket.headers)) request.setRequestHeader(name, value);
    let stall: ReturnType<typeof setTimeout> | undefined;
    const expectProgress = () => {
      clearTimeout(stall);
      stall = setTimeout(() => request.abort(), STALL_TIMEOUT_MS);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      expectProgress();
      onProgress({ stage: 'sending', sent: total > 0 ? loaded / total : 0 });
    };
    request.onload = () => (request.status < 300 ? resolve() : reject(new UploadFailed(uploadFailed)));
    request.onerror = () => reject(connectionLost());
    request.onabort = () => reject(signal.aborted ? signal.reason : connectionLost());
    request.onloadend = () => clearTimeout(stall);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) return reject(signal.reason);
    expectProgress();
    request.send(file);
  });
}

const mayPass = ({ status = 500 }: ApiError): boolean => status >= 500 || status === 429;

async function waitForPhoto(
  uploadId: string,
  signal: AbortSignal,
  actor: { token?: string },
): Promise<Photo> {
  const until = Date.now() + PROCESSING_TIMEOUT_MS;
  for (let pause = FIRST_POLL_MS; Date.now() < until; pause = Math.min(pause * 1.5, LONGEST_POLL_MS)) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    signal.throwIfAborted();
    const state = await call(getUpload, { params: { uploadId }, signal: limited(signal), ...actor }).catch(
      (error: unknown) => {
        // The bytes have arrived, so neither a network gap nor a busy server is a reason to send them again.
        if (!(error instanceof ApiError && mayPass(error))) throw error;
      },
    );
    if (!state) continue;
    if (state.status === 'rejected') throw new PhotoRefused(state.reason ?? uploadFailed);
    if (state.status === 'ready' && state.photo) return state.photo;
  }
  throw new UploadFailed(uploadFailed);
}
