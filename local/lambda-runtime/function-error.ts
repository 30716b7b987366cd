import type { LambdaError } from './messages.ts';

/** A function failed, timed out or crashed: Lambda's response with X-Amz-Function-Error. */
export class FunctionError extends Error {
  override readonly name = 'FunctionError';
  readonly functionName: string;
  readonly answer: LambdaError;

  constructor(functionName: string, answer: LambdaError) {
    super(`${functionName}: ${answer.errorType}: ${answer.errorMessage}`);
    this.functionName = functionName;
    this.answer = answer;
  }
}

/** The event is larger than Lambda's limit. */
export class PayloadTooLarge extends Error {
  override readonly name = 'RequestEntityTooLargeException';
}
