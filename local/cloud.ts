import { mkdirSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { join } from 'node:path';
import { EDGE_SECRET_HEADER } from '#shared/deployment/edge-headers.ts';
import type { SiteConfig } from '#shared/deployment/site-config.ts';
import type { Flavour } from '#shared/flavours.ts';
import type { DevelopmentSite } from './development-site.ts';
import { type Answer, send, textAnswer } from './edge/answer.ts';
import { createEdge, type Origin, type RawHandler, type Sharing } from './edge/edge.ts';
import { createEdgeFunction } from './edge/edge-function.ts';
import { createMedia } from './edge/media.ts';
import { openServers } from './edge/servers.ts';
import { openStaticSite, type StaticSite } from './edge/static-site.ts';
import { PHOTO_BUCKET, siteConfig } from './environment.ts';
import type { Route } from './gateway/event.ts';
import { createGateway, type GatewayOptions } from './gateway/gateway.ts';
import { answerInbox } from './inbox/index.ts';
import { openSecrets, type Secrets } from './secrets.ts';
import { type ServiceOptions, type Services, startServices } from './services.ts';
import { SECRETS_FILE } from './state-files.ts';
import { tableInUse } from './table-in-use.ts';

export interface CloudOptions extends Omit<ServiceOptions, 'secrets'> {
  /** The built web app. */
  webDirectory: string;
  /** Where its compressed files are kept for the next start. */
  compressedDirectory: string;
  routes: readonly Route[];
  /** See `GatewayOptions`. */
  answerFault: NonNullable<GatewayOptions['answerFault']>;
  edgeFunctionCode: string;
  /** How the edge shares a path's responses; undefined if they are personal. */
  sharing(path: string): Sharing | undefined;
  /** Whether the edge caches shared responses, as in a deployment. */
  keepsAnswers?: boolean;
  /** Stands between the edge and the gateway, such as a test that makes the origin fail. */
  aroundOrigin?: (message: IncomingMessage, ask: Origin) => Promise<Answer>;
  /** See `EdgeOptions`. */
  pageTimeoutMs?: number | undefined;
  contentSecurityPolicies: {
    /** @param connect other origins that pages send requests to */
    pages(connect: readonly string[]): string;
    inert: string;
  };
  /** Fulfilled when a request can be served, if something it needs is still being built. */
  untilBuilt?(message: IncomingMessage): Promise<void> | undefined;
  /** Serves the web app in place of the built one. */
  developmentSite?: (server: Server) => Promise<DevelopmentSite>;
}

export interface Cloud extends Services {
  readonly port: number;
  /** The content of /config.json. */
  readonly config: SiteConfig;
  readonly origins: Readonly<Record<Flavour, string>>;
  readonly tableName: string;
  /** The photo bucket's name. */
  readonly photoBucket: string;
  /** Serves the web app as it is built now. */
  reopenSite(policies: CloudOptions['contentSecurityPolicies']): void;
  /** Compresses the built web app before the first request. */
  prepareSite(): Promise<void>;
}

/**
 * Starts the whole site on this machine: services, functions, gateway and edge in this process, DynamoDB as its child.
 * @throws PortInUse, or Error with a sentence that describes the problem
 */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  mkdirSync(options.stateDirectory, { recursive: true });
  const secretsFile = join(options.stateDirectory, SECRETS_FILE);
  const secrets = openSecrets(secretsFile);
  // Functions need to know the port, so it is opened first. Early requests wait.
  const opening = Promise.withResolvers<RawHandler>();
  let edge = opening.promise;
  await using opened = new AsyncDisposableStack();
  const servers = await openServers(async (message, response) => {
    await options.untilBuilt?.(message);
    await (await edge)(message, response);
  }, options.port);
  opened.defer(() => servers.close());

  const tableName = tableInUse(options.stateDirectory);
  const services = await startServices({ ...options, port: servers.port, secrets });
  opened.defer(() => services.stop());
  let site = openStaticSite(options);
  const development = await options.developmentSite?.(servers.main);
  if (development) opened.defer(() => development.close());
  const config = siteConfig(secrets, services.addresses);
  const originHeaders = headersOf(secrets);
  const takeUpSecrets = () => {
    const changed = openSecrets(secretsFile);
    services.useSecrets(changed);
    Object.assign(originHeaders, headersOf(changed));
    Object.assign(config, siteConfig(changed, services.addresses));
  };
  const edgeWith = (contentSecurityPolicies: CloudOptions['contentSecurityPolicies']) =>
    edgeOf(
      { ...options, contentSecurityPolicies, originHeaders, takeUpSecrets },
      services,
      config,
      site,
      development,
    );
  opening.resolve(edgeWith(options.contentSecurityPolicies));

  const running = opened.move();
  return {
    ...services,
    port: servers.port,
    config,
    origins: services.addresses.origins,
    tableName,
    photoBucket: PHOTO_BUCKET,
    reopenSite(policies) {
      site = openStaticSite(options);
      edge = Promise.resolve(edgeWith(policies));
    },
    prepareSite: () => site.prepare(),
    stop: () => running.disposeAsync(),
  };
}

const headersOf = (secrets: Secrets) => ({ [EDGE_SECRET_HEADER]: secrets[secrets.edgeSends] });

function edgeOf(
  options: CloudOptions & { originHeaders: Readonly<Record<string, string>>; takeUpSecrets(): void },
  services: Services,
  config: SiteConfig,
  site: StaticSite,
  development: DevelopmentSite | undefined,
): RawHandler {
  const {
    userPool,
    bucket,
    mailbox,
    queues,
    pushService,
    edgeCache,
    invalidations,
    runtime,
    clock,
    addresses,
  } = services;
  const gateway = createGateway({
    routes: options.routes,
    invoke: (name, event, requestId) => runtime.invoke(name, event, requestId),
    verify: (token) => userPool.verify(token),
    now: clock.now,
    answerFault: options.answerFault,
    onError: options.onError,
  });
  const edge = createEdge({
    edgeFunction: createEdgeFunction(options.edgeFunctionCode),
    pageTimeoutMs: options.pageTimeoutMs,
    sharing: options.sharing,
    cache: options.keepsAnswers ? edgeCache : undefined,
    originHeaders: options.originHeaders,
    gateway: async (message) => await (options.aroundOrigin?.(message, gateway) ?? gateway(message)),
    media: createMedia((key) => bucket.read(key)),
    site: (message) => site.answer(message),
    developmentSite: development?.handle,
    standIns: {
      _cognito: (message, response) => userPool.handle(message, response),
      _s3: (message, response) => bucket.handle(message, response),
      _sqs: (message, response) => queues.handle(message, response),
      _cloudfront: (message, response) => invalidations.handle(message, response),
      _ses: (message, response) => mailbox.handle(message, response),
      _push: (message, response) => pushService.handle(message, response),
      // For npm run rotate, which has changed them in the folder.
      _secrets: async (message, response) => {
        if (message.method === 'POST') options.takeUpSecrets();
        await send(message, response, textAnswer(message.method === 'POST' ? 200 : 405, ''));
      },
      _inbox: async (message, response) => answerInbox(message, response, mailbox.list()),
    },
    config,
    contentSecurityPolicies: {
      ...options.contentSecurityPolicies,
      // The origins of photo uploads and of signing in.
      pages: options.contentSecurityPolicies.pages([addresses.services, addresses.origins.consumer]),
    },
    onError: (error) =>
      options.onError(error instanceof Error ? (error.stack ?? String(error)) : String(error)),
  });
  return (message, response) => {
    // The AWS SDK sets its clock by this header, so it has to show a clock that was moved ahead.
    response.setHeader('date', new Date(clock.now()).toUTCString());
    return edge(message, response);
  };
}
