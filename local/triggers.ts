import { FunctionError } from './lambda-runtime/function-error.ts';
import type { LambdaRuntime } from './lambda-runtime/runtime.ts';

const FUNCTIONS: Readonly<Record<string, string>> = {
  PreSignUp: 'pre-sign-up',
  PostConfirmation: 'post-confirmation',
  CustomMessage: 'custom-message',
};

/**
 * Runs a trigger of the user pool. A trigger that is not deployed returns the event unchanged.
 * @throws Error with the message of the function's own error, which the pool passes on
 */
export async function invokeTrigger(runtime: LambdaRuntime, trigger: string, event: object): Promise<object> {
  const name = FUNCTIONS[trigger];
  if (name === undefined || !runtime.has(name)) return event;
  try {
    const answer = await runtime.invoke(name, event);
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch (error) {
    if (error instanceof FunctionError) throw new Error(error.answer.errorMessage, { cause: error });
    throw error;
  }
}
