import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Invalidations } from '@creel/local-aws/cloudfront';
import type { UserPool } from '@creel/local-aws/cognito';
import type { Bucket } from '@creel/local-aws/s3';
import type { Mailbox } from '@creel/local-aws/ses';
import type { Queues } from '@creel/local-aws/sqs';
import { EDGE_SECRET_HEADER } from '#shared/deployment/edge-headers.ts';
import type { SiteConfig } from '#shared/deployment/site-config.ts';
import type { Flavour } from '#shared/flavours.ts';
import type { DevelopmentSite } from './development-site.ts';
import { createEdge, type RawHandler, type Sharing } from './edge/edge.ts';
import { createEdgeFunction } from './edge/edge-function.ts';
import { createMedia } from './edge/media.ts';
import { type EdgeServers, openServers } from './edge/servers.ts';
import { openStaticSite, type StaticSite } from './edge/static-site.ts';
import { PHOTO_BUCKET, siteConfig, TABLE_NAME } from './environment.ts';
import { createGateway, type GatewayOptions } from './gateway/gateway.ts';
import type { Route } from './gateway/routes.ts';
import { answerInbox } from './inbox/index.ts';
import type { Clock } from './lambda-runtime/clock.ts';
import type { FunctionSettings, LambdaRuntime } from './lambda-runtime/runtime.ts';
import { openSecrets } from './secrets.ts';
import { type Services, startServices } from './services.ts';

export interface CloudOptions {
  /** Everything that outlives a restart. */
  stateDirectory: string;
  /** 0 takes a free one. */
  port: number;
  functions: Readonly<Record<string, FunctionSettings>>;
  /** Holds `<name>/index.mjs` of each function. */
  functionsDirectory: string;
  /** The built web app. */
  webDirectory: string;
  routes: readonly Route[];
  /** See `GatewayOptions`. */
  answerFault: NonNullable<GatewayOptions['answerFault']>;
  edgeFunctionCode: string;
  /** How the edge shares answers of a path; undefined where each is somebody's own. */
  sharing(path: string): Sharing | undefined;
  /** Whether the edge keeps what is shared, as where the site is deployed. */
  keepsAnswers?: boolean;
  contentSecurityPolicies: {
    /** @param connect origins that pages call besides their own */
    pages(connect: readonly string[]): string;
    inert: string;
  };
  version: string;
  /** Longest pause before what a function failed at is tried again, in place of a few seconds. */
  longestPauseMs?: number;
  /** Longest time for which queues hold back what is to be done later, in place of what was asked for. Milliseconds. */
  longestDelayMs?: number;
  /** Serves the web app in place of the built one. */
  developmentSite?: (server: Server) => Promise<DevelopmentSite>;
  /** Told in one line of each failure nobody else is told of. */
  onError(line: string): void;
}

export interface Cloud {
  readonly port: number;
  /** What /config.json says. */
  readonly config: SiteConfig;
  readonly origins: Readonly<Record<Flavour, string>>;
  readonly tableName: string;
  /** The photo bucket's name. */
  readonly photoBucket: string;
  readonly bucket: Bucket;
  /** Variables with which the AWS SDK finds the stand-ins and may use them. */
  readonly awsEnvironment: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly userPool: UserPool;
  readonly mailbox: Mailbox;
  readonly queues: Queues;
  /** What the edge was told to forget. */
  readonly invalidations: Invalidations;
  readonly runtime: LambdaRuntime;
  /** Compresses the built web app before it is asked for. */
  prepareSite(): Promise<void>;
  /** Deletes what has expired, as DynamoDB does in its own time. */
  sweepExpired(): Promise<void>;
  /** Calls the function that is called each minute where the site is deployed. */
  runDue(): Promise<void>;
  /** Settles when every upload, change and job made so far has been delivered to its function, and what follows from them too. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the whole site on this machine: services, functions, gateway and edge in this process, DynamoDB as its child.
 * @throws PortInUse, or Error with a sentence that says what is wrong
 */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  mkdirSync(options.stateDirectory, { recursive: true });
  const secrets = openSecrets(join(options.stateDirectory, 'secrets.json'));
  // Functions have to be told the port, so it is taken first; who comes early waits.
  const edge = Promise.withResolvers<RawHandler>();
  await using opened = new AsyncDisposableStack();
  const servers = await openServers(async (message, response) => {
    await (await edge.promise)(message, response);
  }, options.port);
  opened.defer(() => servers.close());

  const edgeSecret = randomBytes(32).toString('base64url');
  const services = await startServices({ ...options, port: servers.port, secrets, edgeSecret });
  opened.defer(() => services.stop());
  const site = openStaticSite(options.webDirectory);
  const development = await options.developmentSite?.(servers.main);
  if (development) opened.defer(() => development.close());
  const config = siteConfig(secrets, services.addresses);
  edge.resolve(edgeOf({ ...options, edgeSecret }, services, config, site, development));

  const running = opened.move();
  return cloudOf(servers, services, config, site, () => running.disposeAsync());
}

function edgeOf(
  options: CloudOptions & { edgeSecret: string },
  services: Services,
  config: SiteConfig,
  site: StaticSite,
  development: DevelopmentSite | undefined,
): RawHandler {
  const { userPool, bucket, mailbox, queues, edgeCache, invalidations, runtime, clock, addresses } = services;
  const edge = createEdge({
    edgeFunction: createEdgeFunction(options.edgeFunctionCode),
    sharing: options.sharing,
    cache: options.keepsAnswers ? edgeCache : undefined,
    originHeaders: { [EDGE_SECRET_HEADER]: options.edgeSecret },
    gateway: createGateway({
      routes: options.routes,
      invoke: (name, event, requestId) => runtime.invoke(name, event, requestId),
      verify: (token) => userPool.verify(token),
      now: clock.now,
      answerFault: options.answerFault,
      onError: options.onError,
    }),
    media: createMedia((key) => bucket.read(key)),
    site: (message) => site.answer(message),
    developmentSite: development?.handle,
    standIns: {
      _cognito: (message, response) => userPool.handle(message, response),
      _s3: (message, response) => bucket.handle(message, response),
      _sqs: (message, response) => queues.handle(message, response),
      _cloudfront: (message, response) => invalidations.handle(message, response),
      _ses: (message, response) => mailbox.handle(message, response),
      _inbox: async (message, response) => answerInbox(message, response, mailbox.list()),
    },
    config,
    contentSecurityPolicies: {
      ...options.contentSecurityPolicies,
      // Where photos are uploaded, where people sign in.
      pages: options.contentSecurityPolicies.pages([addresses.services, addresses.origins.consumer]),
    },
    onError: (error) =>
      options.onError(error instanceof Error ? (error.stack ?? String(error)) : String(error)),
  });
  return (message, response) => {
    // The AWS SDK sets its clock by this header: a clock that was moved ahead has to show in it.
    response.setHeader('date', new Date(clock.now()).toUTCString());
    return edge(message, response);
  };
}

function cloudOf(
  { port }: EdgeServers,
  services: Services,
  config: SiteConfig,
  site: StaticSite,
  stop: () => Promise<void>,
): Cloud {
  const { userPool, bucket, mailbox, queues, invalidations, runtime, clock, addresses } = services;
  return {
    port,
    config,
    origins: addresses.origins,
    tableName: TABLE_NAME,
    photoBucket: PHOTO_BUCKET,
    bucket,
    awsEnvironment: services.awsEnvironment,
    clock,
    userPool,
    mailbox,
    queues,
    invalidations,
    runtime,
    prepareSite: () => site.prepare(),
    sweepExpired: () => services.sweepExpired(),
    runDue: () => services.runDue(),
    settled: () => services.settled(),
    stop,
  };
}
