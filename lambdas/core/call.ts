/** One request on its way through the pipeline: every middleware fills in what it is there for. */
import type {
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import type { EndpointDefinition, Group } from '#shared/contract/endpoint.ts';
import type { Feature } from '#shared/features.ts';
import type { Flavour } from '#shared/flavours.ts';
import type { TransactionStep } from '../table/index.ts';

/** The authorizer is absent on routes that anyone may call. */
export type ApiEvent = Omit<APIGatewayProxyEventV2WithJWTAuthorizer, 'requestContext'> & {
  requestContext: Omit<APIGatewayProxyEventV2WithJWTAuthorizer['requestContext'], 'authorizer'> &
    Partial<Pick<APIGatewayProxyEventV2WithJWTAuthorizer['requestContext'], 'authorizer'>>;
};
export type ApiResult = APIGatewayProxyStructuredResultV2;

/** The caller: taken from verified claims of the token, never from a body. */
export interface Actor {
  userId: string;
  /** When the session of their token began, in milliseconds since the epoch. */
  signedInAt: number;
}

/** Whether the session of a token is over, because its person signed out everywhere since. @param signedOutAt milliseconds since the epoch */
export const isSignedOut = ({ signedInAt }: Actor, signedOutAt: number | undefined): boolean =>
  signedOutAt !== undefined && signedInAt <= signedOutAt;

/** Facts about the caller that the pipeline checks before the handler runs. */
export interface CallerStanding {
  isDeleted: boolean;
  isSuspended: boolean;
  /** When they last signed out everywhere, in milliseconds since the epoch. */
  signedOutAt?: number;
  /** Of the groups that were asked for, those that they are in. */
  groups: readonly Group[];
  /** Whether they have to set up a second factor before they may do what only groups may. */
  lacksSecondFactor?: boolean;
}
/** Reads it, in one request: given by whoever composes the pipeline, which itself knows no area. */
export type ReadCallerStanding = (userId: string, groups: readonly Group[]) => Promise<CallerStanding>;

/** When somebody last signed out everywhere, in milliseconds since the epoch; undefined if they did not. Given likewise. */
export type ReadSignedOutAt = (userId: string) => Promise<number | undefined>;

/** Parts of the site that are switched off: given likewise. */
export type ReadSwitchedOff = (flavour: Flavour, now: Date) => Promise<readonly Feature[]>;

/** Says in every answer what the site has set for it: given likewise. */
export type CompleteAnswer = (answer: unknown, now: Date) => Promise<unknown>;

/** An endpoint with its handler, as an entry file composes them. Typed loosely here; `endpoint()` checks both against each other. */
export interface ServedEndpoint {
  definition: EndpointDefinition;
  handle(request: EndpointRequest): Promise<unknown>;
}

/** Gives the step that a create puts into its transaction, so that a repeat of the request is given the same answer. */
export type RememberAnswer = (answer: unknown) => TransactionStep;

export interface EndpointRequest {
  params: unknown;
  query: unknown;
  body: unknown;
  actor: Actor | undefined;
  /** Of those that may call the endpoint, the groups that the actor is in. */
  groups: readonly Group[];
  rememberAnswer: RememberAnswer | undefined;
  /** The network address of whoever calls. Personal: only to be counted against a limit, hashed. */
  address: string;
  /** The site that it comes from, as the edge says. */
  flavour: Flavour;
  now: Date;
}

export interface Call {
  served: ServedEndpoint;
  request: EndpointRequest;
  /** Refused with `not_signed_in` when the session is over; read while the handler of a personal read works. */
  sessionIsOn?: Promise<void>;
  /** Milliseconds since the epoch. */
  startedAt: number;
}

export type CallContext = Context & { call?: Call };
