import * as z from 'zod/mini';
import { CognitoError } from './errors.ts';
import type { Pool, TriggerName } from './pool.ts';
import type { User } from './state.ts';

export type ClientMetadata = Record<string, string> | undefined;

interface Occasion {
  source: string;
  metadata: ClientMetadata;
}

const customMessageAnswer = z.object({
  response: z.object({
    emailMessage: z.nullish(z.string()),
    emailSubject: z.nullish(z.string()),
  }),
});

/** Call this before the user is stored: an error of the trigger refuses the sign-up. */
export async function preSignUp(pool: Pool, user: User, metadata: ClientMetadata): Promise<void> {
  await invoke(pool, 'PreSignUp', z.object({}), {
    ...envelope(pool, user, { source: 'PreSignUp_SignUp' }),
    request: {
      userAttributes: user.attributes,
      validationData: null,
      clientMetadata: metadata,
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });
}

/** Call this after the confirmation is stored: an error of the trigger reaches the caller and undoes nothing. */
export async function postConfirmation(pool: Pool, user: User, occasion: Occasion): Promise<void> {
  await invoke(pool, 'PostConfirmation', z.object({}), {
    ...envelope(pool, user, occasion),
    request: {
      userAttributes: knownAttributes(user),
      clientMetadata: occasion.metadata,
    },
    response: {},
  });
}

/** The trigger's text for an email, still with Cognito's placeholders; undefined if it has none. */
export async function customMessage(
  pool: Pool,
  user: User,
  occasion: Occasion,
): Promise<{ subject: string | undefined; html: string | undefined }> {
  const { response } = await invoke(pool, 'CustomMessage', customMessageAnswer, {
    ...envelope(pool, user, occasion),
    request: {
      userAttributes: knownAttributes(user),
      codeParameter: '{####}',
      linkParameter: '{##Click Here##}',
      usernameParameter: null,
      clientMetadata: occasion.metadata,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  });
  return { subject: response.emailSubject ?? undefined, html: response.emailMessage ?? undefined };
}

function envelope(pool: Pool, user: User, { source }: Pick<Occasion, 'source'>) {
  return {
    version: '1',
    region: pool.region,
    userPoolId: pool.userPoolId,
    userName: user.id,
    callerContext: {
      awsSdkVersion: 'aws-sdk-unknown-unknown',
      clientId: pool.clientId,
    },
    triggerSource: source,
  };
}

function knownAttributes(user: User): Record<string, string> {
  return { sub: user.id, 'cognito:user_status': user.status, ...user.attributes };
}

async function invoke<T>(pool: Pool, name: TriggerName, answer: z.ZodMiniType<T>, event: object): Promise<T> {
  // A copy, as a Lambda gets, so that the trigger's changes to the event can't reach the pool.
  const given = await pool.invokeTrigger(name, structuredClone(event)).catch((error: unknown) => {
    throw refusal(name, error);
  });
  const parsed = answer.safeParse(given);
  if (!parsed.success) {
    throw new CognitoError('InvalidLambdaResponseException', 'Unrecognizable lambda output', parsed.error);
  }
  return parsed.data;
}

function refusal(name: TriggerName, error: unknown): CognitoError {
  const message = error instanceof Error ? error.message : String(error);
  const worded = error instanceof Error && error.name === 'UserLambdaValidationException';
  return new CognitoError(
    'UserLambdaValidationException',
    worded ? message : `${name} failed with error ${message}.`,
    error,
  );
}
