/** Calls of AWS that fail one at a time, and what the response to the person must then say. */
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import type { ApiAnswer } from '#tests/support/cloud/api-call.ts';
import { FAULTS, type WireRequest } from '#tests/support/cloud/faults.ts';
import { FAULTY_SERVICES, type FaultyCloud, type FaultyService } from '#tests/support/cloud/faulty-cloud.ts';
import { apiErrors } from '#words/general/api-errors.ts';

export type Called = WireRequest & { service: FaultyService };
export type Fault = keyof (typeof FAULTS)['dynamoDb'];
export type Answer = ApiAnswer<EndpointDefinition>;

/** The way in which a call fails: all attempts, or only one, so that the AWS client retries by itself. */
export interface Failure {
  fault: Fault;
  times: number;
}

/** Lets each call pass and records it. */
export function recordCalls(cloud: FaultyCloud): Called[] {
  const calls: Called[] = [];
  for (const service of FAULTY_SERVICES) {
    const isOver = (wire: WireRequest) => {
      calls.push({ ...wire, service });
      return false;
    };
    cloud[service].fail(isOver, FAULTS[service].failed);
  }
  return calls;
}

/**
 * Makes one of these calls fail. It is found among calls of its kind, since others, such as cached reads, may not be
 * repeated.
 */
export function failCall(
  cloud: FaultyCloud,
  [calls, index]: [readonly Called[], number],
  { fault, times }: Failure,
): void {
  const isAlike = (call: Called) =>
    call.service === calls[index]?.service && call.operation === calls[index].operation;
  const before = calls.slice(0, index).filter(isAlike).length;
  let seen = 0;
  let chosen: string | undefined;
  const isChosen = (wire: WireRequest, service: Called['service']) => {
    const { method, path, operation, body } = wire;
    const text = [method, path, operation, body].join(' ');
    if (chosen === undefined && isAlike({ ...wire, service }) && seen++ === before) chosen = text;
    return text === chosen;
  };
  for (const service of FAULTY_SERVICES)
    cloud[service].fail((wire) => isChosen(wire, service), FAULTS[service][fault], times);
}

export function liftAll(cloud: FaultyCloud): void {
  for (const service of FAULTY_SERVICES) cloud[service].lift();
}

/** The problem in the response to a failed call; undefined for a correct response. */
export function problemOf(answer: Answer, fault: Fault): string | undefined {
  if (answer.status < 300) return undefined;
  const { code, message } = answer.error;
  const expected = fault === 'throttled' ? 'too_many_requests' : 'internal';
  if (code !== expected) return `was answered ${code} in place of ${expected}: ${message}`;
  if (message !== apiErrors[code]) return `was refused in other words: ${message}`;
  const isTold = answer.headers.get('retry-after') !== null;
  return fault === 'throttled' && !isTold ? 'was not told when to try again' : undefined;
}
