/** Messages between the runtime and a function's thread. Payloads are JSON text, as they are between Lambda and a function. */

export interface WorkerSettings {
  name: string;
  /** File URL of the module that exports `handler`. */
  module: string;
  /** MiB. */
  memory: number;
  region: string;
  /** Milliseconds by which the function's clock is ahead, shared with the cloud; tests move it. */
  clock: SharedArrayBuffer;
}

export interface InvokeMessage {
  requestId: string;
  payload: string;
  /** Milliseconds since the epoch, real time. */
  deadline: number;
}

/** Asks the thread to write out what it logged; it answers with the same word. */
export const FLUSH = 'flush';

export interface AnswerMessage {
  requestId: string;
  /** JSON, or undefined where the handler answered nothing. */
  result?: string;
  error?: LambdaError;
  /** The bundle could not be loaded: this thread will never answer anything else. */
  broken?: boolean;
}

/** The body Lambda answers when a function failed. */
export interface LambdaError {
  errorType: string;
  errorMessage: string;
  trace?: string[];
}
