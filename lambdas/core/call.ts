/** The types of one request on its way through the pipeline. */
import type {
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import type { EndpointDefinition, Group } from '#shared/contract/endpoint.ts';
import type { Scope } from '#shared/contract/scopes.ts';
import type { Feature } from '#shared/features.ts';
import type { Flavour } from '#shared/flavours.ts';
import type { TransactionStep } from '../table/index.ts';

/** The authorizer is absent on routes that anyone may call. */
export type ApiEvent = Omit<APIGatewayProxyEventV2WithJWTAuthorizer, 'requestContext'> & {
  requestContext: Omit<APIGatewayProxyEventV2WithJWTAuthorizer['requestContext'], 'authorizer'> &
    Partial<Pick<APIGatewayProxyEventV2WithJWTAuthorizer['requestContext'], 'authorizer'>>;
};
export type ApiResult = APIGatewayProxyStructuredResultV2;

/** An API key that was checked. */
export interface CheckedKey {
  keyId: string;
  /** Absent if it belongs to a partner. */
  organizationId?: string | undefined;
  /** User id of the coordinator who made it, or of the administrator for a partner. */
  madeBy: string;
  scopes: readonly Scope[];
}

/** The key of an organization as a caller. It acts in the name of its maker, for this organization only. */
export type ActingKey = CheckedKey & { organizationId: string };

/** Returns the caller whose key it is. @throws AppError `not_signed_in`, `suspended`. Passed in as well. */
export type ReadKey = (key: string, now: Date) => Promise<CheckedKey>;

/** Counts a call with a key. Passed in as well. */
export type CountKeyCall = (keyId: string, now: Date) => Promise<RateLimit>;

/** The caller, taken from verified claims of the token, never from a body. */
export interface Actor {
  userId: string;
  /** When the token's session began, in milliseconds since the epoch. */
  signedInAt: number;
  /** Set if a program calls with an API key. */
  key?: ActingKey;
}

/** Whether a token's session is over because the person has signed out everywhere since it began. */
export const isSignedOut = ({ signedInAt }: Actor, signedOutAt: number | undefined): boolean =>
  signedOutAt !== undefined && signedInAt <= signedOutAt;

/** Facts about the caller that the pipeline checks before the handler runs. */
export interface CallerStanding {
  isDeleted: boolean;
  isSuspended: boolean;
  /** When they last signed out everywhere, in milliseconds since the epoch. */
  signedOutAt?: number;
  /** The groups of the requested ones that the caller belongs to. */
  groups: readonly Group[];
  /** Whether they have to set up two-step verification before they may use endpoints for groups. */
  lacksSecondFactor?: boolean;
}
/** Reads the caller's standing in one request. The entry file passes it in: the pipeline depends on no area. */
export type ReadCallerStanding = (userId: string, groups: readonly Group[]) => Promise<CallerStanding>;

/** When a person last signed out everywhere, in milliseconds since the epoch; undefined if never. Passed in as well. */
export type ReadSignedOutAt = (userId: string) => Promise<number | undefined>;

export interface Switches {
  /** Features that administrators switched off on a site. */
  switchedOff: readonly Feature[];
  /** Whether an operator keeps both sites quiet. */
  isQuiet: boolean;
}
/** Passed in as well. */
export type ReadSwitches = (flavour: Flavour, now: Date) => Promise<Switches>;

/** Adds the site's current settings to a response. Passed in as well. */
export type CompleteAnswer = (answer: unknown, now: Date) => Promise<unknown>;

/** An endpoint with its handler, as an entry file lists it. Loosely typed here: `endpoint()` checks that they match. */
export interface ServedEndpoint {
  definition: EndpointDefinition;
  handle(request: EndpointRequest): Promise<unknown>;
}

/** Returns the step that a create adds to its transaction, so that a repeated request gets the same response. */
export type RememberAnswer = (answer: unknown) => TransactionStep;

export interface EndpointRequest {
  params: unknown;
  query: unknown;
  body: unknown;
  actor: Actor | undefined;
  /** The groups that the actor is in, among those that may call the endpoint. */
  groups: readonly Group[];
  rememberAnswer: RememberAnswer | undefined;
  /** The caller's network address. Personal data: use it only to count against a limit, as a digest. */
  address: string;
  /** The site that the request came to, as the edge reports it. */
  flavour: Flavour;
  now: Date;
}

/** A key's calls left in the current window, negative if this one is too many, and the seconds until the window ends. */
export interface RateLimit {
  callsLeft: number;
  resetSeconds: number;
}

export interface Call {
  served: ServedEndpoint;
  request: EndpointRequest;
  /** Rejects with `not_signed_in` when the session is over. Runs while the handler of a personal read works. */
  sessionIsOn?: Promise<void>;
  /** Milliseconds since the epoch. */
  startedAt: number;
}

export type CallContext = Context & { call?: Call; key?: CheckedKey; rateLimit?: RateLimit };
