import * as apigateway from 'aws-cdk-lib/aws-apigateway';
import * as http from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Stack } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { FunctionName } from '#lambdas/functions.ts';
import type { Throttle } from '#shared/contract/endpoint.ts';
import { throttleOfPages } from '../concurrency.ts';
import { acceptFinding } from '../findings.ts';
import type { CreelFunction } from '../function/creel-function.ts';
import type { Identity } from '../identity/identity.ts';
import { removalPolicy, type Stage } from '../stage.ts';
import type { Route } from './routes.ts';

/** The fields of the access log: enough to find a request and its outcome. No IP address, typed path or query, user agent or user. */
export const LOGGED = {
  requestId: '$context.requestId',
  at: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  functionMilliseconds: '$context.integrationLatency',
  error: '$context.error.responseType',
  integrationError: '$context.integrationErrorMessage',
};

/** The HTTP API. Browsers reach it only through the edge on the site's own origin, so there is no CORS to configure. */
export class Api extends Construct {
  readonly http: http.HttpApi;
  /** Host name. */
  readonly host: string;
  private readonly stage: http.HttpStage;
  private readonly most: Throttle;
  private readonly mostPages: Throttle;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.http = new http.HttpApi(this, 'Http', { createDefaultStage: false });
    this.host = `${this.http.apiId}.execute-api.${Stack.of(this).region}.amazonaws.com`;
    this.most = stage.settings.throttling;
    this.mostPages = throttleOfPages(stage.settings.concurrency) ?? this.most;
    const log = new logs.LogGroup(this, 'AccessLog', {
      retention: stage.settings.logDays,
      removalPolicy: removalPolicy(stage),
    });
    this.stage = new http.HttpStage(this, 'Stage', {
      httpApi: this.http,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: this.most.rate, burstLimit: this.most.burst },
      accessLogSettings: {
        destination: new http.LogGroupLogDestination(log),
        format: apigateway.AccessLogFormat.custom(JSON.stringify(LOGGED)),
      },
    });
  }

  /** Adds the routes. Requests to those that need a token arrive only with a token of this pool, for its web client. */
  serve(
    routes: readonly Route[],
    functions: ReadonlyMap<FunctionName, CreelFunction>,
    { issuer, client }: Identity,
  ): void {
    const member = new HttpJwtAuthorizer('Members', issuer, { jwtAudience: [client.userPoolClientId] });
    const integrations = new Map<FunctionName, HttpLambdaIntegration>();
    for (const route of routes) {
      const integration =
        integrations.get(route.function) ?? integrate(route.function, functions.get(route.function));
      integrations.set(route.function, integration);
      const made = new http.HttpRoute(this, route.key, {
        httpApi: this.http,
        routeKey: keyOf(route.key),
        integration,
        authorizer: route.needsToken ? member : new http.HttpNoneAuthorizer(),
      });
      if (!route.needsToken) {
        acceptFinding(made, 'APIG4', 'The contract says that anyone may call it.');
      }
      // A stage cannot throttle a route that does not exist yet.
      this.stage.node.addDependency(made);
    }
    this.limit(routes);
  }

  /** Throttles single routes, at most as high as the stage's own limit. The stage's construct has no property for routes. */
  private limit(routes: readonly Route[]): void {
    const settings = routes.flatMap(({ key, throttle, function: name }) => {
      if (!throttle) return [];
      const most = name === 'share-render' ? this.mostPages : this.most;
      const limits = {
        ThrottlingRateLimit: Math.min(throttle.rate, most.rate),
        ThrottlingBurstLimit: Math.min(throttle.burst, most.burst),
      };
      return [[key, limits]];
    });
    (this.stage.node.defaultChild as http.CfnStage).routeSettings = Object.fromEntries(settings);
  }
}

function integrate(name: FunctionName, target: CreelFunction | undefined): HttpLambdaIntegration {
  if (!target) throw new Error(`A route is served by ${name}, which the stack does not make.`);
  // One permission for the whole API instead of one for each route.
  return new HttpLambdaIntegration(name, target.called, { scopePermissionToRoute: false });
}

function keyOf(key: string): http.HttpRouteKey {
  const [method = '', path = ''] = key.split(' ');
  const known = Object.values(http.HttpMethod).find((each) => each === method);
  if (!known) throw new Error(`API Gateway has no method ${method}.`);
  return http.HttpRouteKey.with(path, known);
}
