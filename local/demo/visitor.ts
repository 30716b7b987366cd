/** A person who uses the running site through the same API calls as the web app. */
import * as z from 'zod/mini';
import {
  type AnswerOf,
  type BodyInput,
  type EndpointDefinition,
  fillPath,
  type ParamsInput,
  type QueryInput,
} from '#shared/contract/endpoint.ts';
import { errorAnswer } from '#shared/contract/errors.ts';
import { createUpload, getUpload } from '#shared/photos/endpoints.ts';
import type { UploadKind } from '#shared/photos/schemas.ts';

interface CallOptions<D> {
  params?: ParamsInput<D>;
  query?: QueryInput<D>;
  body?: BodyInput<D>;
  idempotencyKey?: string;
}

/** The site refused a request. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const config = z.object({ userPoolClientId: z.string() });

/**
 * Reads the site's settings for the web app.
 * @throws Error if nothing responds at the origin, or it is not a Creel site
 */
export async function readConfig(origin: string): Promise<z.infer<typeof config>> {
  const response = await fetch(`${origin}/config.json`).catch((cause: unknown) => {
    throw new Error(`Nothing answers at ${origin}. Start the site with npm start, or name its PORT.`, {
      cause,
    });
  });
  return z.parse(config, await response.json());
}

/** Between two checks of an upload. More frequent checks would slow down the processing of the photos. */
const POLL_INTERVAL_MS = 500;

const signedIn = z.object({ AuthenticationResult: z.object({ AccessToken: z.string() }) });

export class Visitor {
  readonly #origin: string;
  readonly #token: string | undefined;

  private constructor(origin: string, token?: string) {
    this.#origin = origin;
    this.#token = token;
  }

  static signedOut(origin: string): Visitor {
    return new Visitor(origin);
  }

  /** @throws Error if the pool doesn't know the person, or the password is wrong */
  static async signIn(
    origin: string,
    { email, password, clientId }: { email: string; password: string; clientId: string },
  ): Promise<Visitor> {
    const response = await fetch(`${origin}/_cognito`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
      body: JSON.stringify({
        ClientId: clientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    });
    if (!response.ok) throw new Error(`${email} could not sign in: ${await response.text()}`);
    return new Visitor(origin, z.parse(signedIn, await response.json()).AuthenticationResult.AccessToken);
  }

  /** @throws Refused */
  async call<const D extends EndpointDefinition>(
    definition: D,
    { params, query, body, idempotencyKey = crypto.randomUUID() }: CallOptions<D> = {},
  ): Promise<AnswerOf<D>> {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {})) search.set(name, String(value));
    const path = fillPath(definition.path, Object.fromEntries(Object.entries(params ?? {})));
    const response = await fetch(`${this.#origin}/api${path}${search.size > 0 ? `?${search}` : ''}`, {
      method: definition.method,
      headers: {
        ...(this.#token !== undefined && { authorization: `Bearer ${this.#token}` }),
        ...(definition.idempotent === true && { 'idempotency-key': idempotencyKey }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (response.ok) return z.parse<D['answer']>(definition.answer, answer);
    const { code, message } = z.parse(errorAnswer, answer).error;
    throw new Refused(code, `${definition.name}: ${message}`);
  }

  /**
   * @param place turns the upload into a photo without sending it
   * @returns the upload's id once the photo is ready
   */
  async upload(jpeg: Buffer, kind: UploadKind, place?: (uploadId: string) => Promise<void>): Promise<string> {
    const body = { kind, contentType: 'image/jpeg', size: jpeg.length };
    const { uploadId, url, method, headers } = await this.call(createUpload, { body });
    if (place) {
      await place(uploadId);
      return uploadId;
    }
    const stored = await fetch(url, { method, headers, body: new Uint8Array(jpeg) });
    if (!stored.ok) throw new Error(`A photo could not be sent: ${await stored.text()}`);
    await this.#untilReady(uploadId);
    return uploadId;
  }

  async #untilReady(uploadId: string): Promise<void> {
    const giveUpAt = Date.now() + 120_000;
    while (Date.now() < giveUpAt) {
      const { status, reason } = await this.call(getUpload, { params: { uploadId } });
      if (status === 'ready') return;
      if (status === 'rejected') throw new Error(`A photo was rejected: ${reason}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    }
    throw new Error('A photo was not processed within two minutes.');
  }
}
