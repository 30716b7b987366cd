/** Messages between the runtime and a function's thread. Payloads are JSON text, as between Lambda and a function. */

export interface WorkerSettings {
  name: string;
  /** File URL of the module that exports `handler`. */
  module: string;
  /** MiB. */
  memory: number;
  region: string;
  /** The function's clock offset in milliseconds, shared with the cloud; tests change it. */
  clock: SharedArrayBuffer;
}

export interface InvokeMessage {
  requestId: string;
  payload: string;
  /** Milliseconds since the epoch, real time. */
  deadline: number;
}

/** Asks the thread to write its log; it replies with the same message. */
export const FLUSH = 'flush';

export interface AnswerMessage {
  requestId: string;
  /** JSON, or undefined if the handler returned nothing. */
  result?: string;
  error?: LambdaError;
  /** The bundle could not be loaded: every invocation of this thread will fail. */
  broken?: boolean;
}

/** Lambda's response body for a failed function. */
export interface LambdaError {
  errorType: string;
  errorMessage: string;
  trace?: string[];
}
