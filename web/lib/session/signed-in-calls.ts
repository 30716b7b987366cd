/** Requests in the name of the signed-in person. */
import { changesSomething, type EndpointDefinition } from '#shared/contract/endpoint.ts';
import { signInAgain } from '#words/app/signed-in-navigation.ts';
import { ApiError, arrived, notSignedIn, withinTime } from '../api/api-client.ts';
import { storedUserId } from '../device/stored-session.ts';
import { accessToken } from './access-token.ts';
import { askToSignIn } from './ask-to-sign-in.ts';
import { endedUnderForm } from './sign-in-prompt.ts';

type Send = (token: string) => Promise<Response>;

/** @throws ApiError: `not_signed_in`, or `offline` if a new token could not be fetched */
export async function sendSignedIn(definition: EndpointDefinition, send: Send): Promise<Response> {
  try {
    return await sendWithToken(send);
  } catch (error) {
    const isOver = error instanceof ApiError && error.code === 'not_signed_in';
    // Nobody can sign in again to a deleted account.
    const canGoOn = isOver && changesSomething(definition) && !definition.outlivesAccount;
    if (!canGoOn || !(await isSignedInAgain())) throw error;
    return await sendWithToken(send);
  }
}

async function sendWithToken(send: Send): Promise<Response> {
  const token = await ownToken();
  const response = await send(token);
  if (response.status !== 401) return response;
  // The request was not carried out, so it can be retried once, with another token.
  const renewed = await ownToken(token);
  const again = await send(renewed);
  if (again.status === 401) await ownToken(token, renewed);
  return again;
}

async function ownToken(...refused: string[]): Promise<string> {
  const token = storedUserId() && (await arrived(withinTime(accessToken(...refused))));
  if (!token) throw notSignedIn();
  return token;
}

/** Asks a person whose session ended under an open form to sign in again. */
async function isSignedInAgain(): Promise<boolean> {
  const person = endedUnderForm.get();
  return person !== undefined && (await askToSignIn(signInAgain)) && storedUserId() === person;
}
