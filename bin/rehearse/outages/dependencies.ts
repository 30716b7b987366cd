/** The dependencies of the site, and how each of them fails. */
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '#local/edge/answer.ts';
import type { Origin } from '#local/edge/edge.ts';
import { FAULTS, type Fault } from '#tests/support/cloud/faults.ts';
import { type FaultyCloud, type FaultyService, startFaultyCloud } from '#tests/support/cloud/faulty-cloud.ts';
import { Metrics } from './alarms.ts';
import { noteAnswer, noteInvocation, noteIteratorAge, noteThrottled } from './observe.ts';

export const DEPENDENCIES = ['dynamoDb', 's3', 'ses', 'cognito', 'sqs', 'stream', 'origin'] as const;
export type Dependency = (typeof DEPENDENCIES)[number];

/** `silent` never answers while the outage lasts; `lying` carries the request out, and the answer is lost. */
export const WAYS = ['slow', 'silent', 'throttled', 'refusing', 'lying'] as const;
export type Way = (typeof WAYS)[number];

/** Combinations that say nothing new. */
export const LEFT_OUT: Readonly<Partial<Record<Dependency, Partial<Record<Way, string>>>>> = {
  stream: {
    slow: 'late changes are those of a refusing stream, only fewer',
    silent: 'the same as refusing: the poller waits',
    throttled: 'the same as refusing: the poller waits',
  },
  origin: { silent: 'the edge ends it after its own time, as a refusing one' },
};

interface Untold {
  ways: readonly Way[];
  reason: string;
}

/** Outages of an hour of which no alarm of the rehearsal tells, and why. */
export const UNTOLD: Readonly<Partial<Record<Dependency, Untold>>> = {
  s3: {
    ways: WAYS,
    reason: 'browsers upload by themselves, and no function waits for a photo that did not arrive',
  },
  cognito: { ways: WAYS, reason: 'browsers sign in by themselves' },
  stream: {
    ways: WAYS,
    reason: 'its function is not called, and afterwards it is called with everything at once',
  },
  // Its refusals are no errors.
  origin: { ways: ['throttled'], reason: 'only SiteWalk rings, and the rehearsal does not take that walk' },
};

/** Milliseconds: shorter than any function may take, longer than people like. */
const SLOW_MS = 500;

/** The failures between the edge and the gateway, and between the stream and its function. */
interface Between {
  origin?: ((message: IncomingMessage, ask: Origin) => Promise<Answer>) | undefined;
  stream?: ((react: () => Promise<unknown>) => Promise<unknown>) | undefined;
}

export interface OutageCloud extends FaultyCloud {
  readonly metrics: Metrics;
  /** @returns a function that heals it */
  breakDown(dependency: Dependency, way: Way): () => void;
}

/** @param timeout of all functions, in seconds, in place of the deployed ones */
export async function startOutageCloud(stateDirectory: string, timeout?: number): Promise<OutageCloud> {
  const between: Between = {};
  const metrics = new Metrics();
  const firstCalls = new Map<string, number>();
  const cloud: FaultyCloud = await startFaultyCloud(undefined, stateDirectory, {
    attempts: 3,
    timeout,
    keepsAnswers: true,
    pausesByClock: true,
    async aroundOrigin(message, ask) {
      const start = performance.now();
      const answer = await (between.origin?.(message, ask) ?? ask(message));
      noteAnswer(metrics, cloud.clock.now(), answer.status, performance.now() - start);
      return answer;
    },
    async aroundInvoke(name, event, invoke) {
      const run = async () => {
        if (name === 'react-to-changes') noteIteratorAge(metrics, cloud.clock.now(), ageOf(event));
        try {
          const result = await invoke();
          noteInvocation(metrics, cloud.clock.now(), name, false);
          return result;
        } catch (error) {
          noteInvocation(metrics, cloud.clock.now(), name, true);
          throw error;
        }
      };
      return await (name === 'react-to-changes' && between.stream ? between.stream(run) : run());
    },
  });

  /** The stream's own times are not by the moved clock, so this is the time since the function was first called with it. */
  function ageOf(event: unknown): number {
    const id = String(Object(event).Records?.[0]?.eventID);
    const now = cloud.clock.now();
    firstCalls.set(id, firstCalls.get(id) ?? now);
    return now - (firstCalls.get(id) ?? now);
  }
  return {
    ...cloud,
    metrics,
    breakDown: (dependency, way) => BREAKS[dependency](cloud, between, way, metrics),
  };
}

type Break = (cloud: FaultyCloud, between: Between, way: Way, metrics: Metrics) => () => void;

const throughProxy =
  (service: FaultyService): Break =>
  (cloud, _between, way, metrics) => {
    const healed = Promise.withResolvers<void>();
    const isThrottled = service === 'dynamoDb' && way === 'throttled';
    const isMet = () => {
      if (isThrottled) noteThrottled(metrics, cloud.clock.now());
      return true;
    };
    cloud[service].fail(isMet, faultOf(service, way, healed.promise));
    return () => {
      cloud[service].lift();
      healed.resolve();
    };
  };

function faultOf(service: FaultyService, way: Way, healed: Promise<void>): Fault {
  const { throttled, failed, answerLost } = FAULTS[service];
  const faults = {
    slow: { delayMs: SLOW_MS },
    silent: { breakOff: 'before', until: healed },
    throttled,
    refusing: failed,
    lying: answerLost,
  } as const satisfies Record<Way, Fault>;
  return faults[way];
}

/** Lambda reads the queues itself, so nothing is delivered either, or the answer with the messages is lost. */
const breakQueues: Break = (cloud, between, way, metrics) => {
  const heal = throughProxy('sqs')(cloud, between, way, metrics);
  if (way !== 'slow') cloud.queues.disturb(way === 'lying' ? 'lost answers' : 'away');
  return () => {
    heal();
    cloud.queues.disturb(undefined);
  };
};

const breakStream: Break = (_cloud, between, way) => {
  const healed = Promise.withResolvers<void>();
  between.stream = async (react) => {
    // The poller's position is lost, so that it reads the same changes again.
    if (way === 'lying') await react();
    else await healed.promise;
    return await react();
  };
  return () => {
    between.stream = undefined;
    healed.resolve();
  };
};

const gatewayRefusal = (status: number, message: string): Answer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: Buffer.from(JSON.stringify({ message })),
});

/** CloudFront's page if the origin breaks the connection off. */
const EDGE_ERROR: Answer = {
  status: 502,
  headers: { 'content-type': 'text/html', 'x-cache': 'Error from cloudfront' },
  body: Buffer.from('<HTML><H1>502 ERROR</H1></HTML>'),
};

const breakOrigin: Break = (_cloud, between, way) => {
  between.origin = async (message, ask) => {
    if (way === 'throttled') return gatewayRefusal(429, 'Too Many Requests');
    if (way === 'refusing') return gatewayRefusal(503, 'Service Unavailable');
    if (way === 'slow') await sleep(SLOW_MS);
    const answer = await ask(message);
    return way === 'lying' ? EDGE_ERROR : answer;
  };
  return () => {
    between.origin = undefined;
  };
};

const BREAKS: Readonly<Record<Dependency, Break>> = {
  dynamoDb: throughProxy('dynamoDb'),
  s3: throughProxy('s3'),
  ses: throughProxy('ses'),
  cognito: throughProxy('cognito'),
  sqs: breakQueues,
  stream: breakStream,
  origin: breakOrigin,
};
