import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { FUNCTION_NAMES, type FunctionName } from '#lambdas/functions.ts';
import { QUEUE_NAMES, QUEUES } from '#shared/deployment/queues.ts';
import { namesOf } from '#shared/names-of.ts';
import { Api } from './api/api.ts';
import { ROUTES } from './api/routes.ts';
import { reservedFor } from './concurrency.ts';
import { Data } from './data/data.ts';
import { GeneratedSecret } from './data/generated-secret.ts';
import { stageSecret } from './data/stage-secret.ts';
import { Edge } from './edge/edge.ts';
import { EdgeSecrets } from './edge/edge-secrets.ts';
import { EMULATOR_ORIGIN, emulatorApiPath } from './emulator.ts';
import { CreelFunction, type Environment } from './function/creel-function.ts';
import { DeadLetterQueue } from './function/dead-letter-queue.ts';
import { Identity } from './identity/identity.ts';
import { JobQueues } from './jobs/job-queues.ts';
import { Mail, mailEnvironment } from './mail/mail.ts';
import { WALK_MINUTES } from './observability/alarms.ts';
import { Spending } from './observability/budget.ts';
import { Observability } from './observability/observability.ts';
import { outputId } from './output-id.ts';
import { Photos } from './photos/photos.ts';
import { GradualRelease } from './release/gradual-release.ts';
import { type Parts, RIGHTS } from './rights.ts';
import { RepeatedCall } from './schedule/repeated-call.ts';
import { isLeftOut } from './settings.ts';
import { mapOutputs, siteOrigins, uploadOrigins } from './site-origins.ts';
import type { Stage } from './stage.ts';

export interface CreelStackProps extends StackProps, Stage {
  /** ARN of the web ACL before the distribution, if the stage has one. */
  firewallArn: string | undefined;
}

/** All resources of one stage in its region. */
export class CreelStack extends Stack {
  private readonly stageOf: Stage;
  private readonly functions = new Map<FunctionName, CreelFunction>();
  private readonly failedChanges: DeadLetterQueue;
  private readonly jobs: JobQueues;
  private readonly failedMailFeedback: DeadLetterQueue;
  private readonly failedDueRuns: DeadLetterQueue;

  constructor(scope: Construct, id: string, props: CreelStackProps) {
    super(scope, id, props);
    const stage: Stage = { settings: props.settings, build: props.build };
    this.stageOf = stage;
    this.failedChanges = new DeadLetterQueue(this, 'FailedChanges');
    this.jobs = new JobQueues(this, 'Jobs');
    this.failedMailFeedback = new DeadLetterQueue(this, 'FailedMailFeedback');
    this.failedDueRuns = new DeadLetterQueue(this, 'FailedDueRuns');
    const data = new Data(this, 'Data', stage);
    const api = new Api(this, 'Api', stage);
    const secrets = isLeftOut(stage.settings, 'edge')
      ? undefined
      : new EdgeSecrets(this, 'EdgeSecrets', stage);
    const signing = stageSecret(this, stage);
    const basic = { ...this.basicEnvironment(data, signing), EDGE_SECRETS: secrets?.accepted ?? 'none' };
    const photos = new Photos(this, 'Photos', {
      ...stage,
      uploads: this.jobs.queueOf('uploads'),
      origins: uploadOrigins(stage.settings),
    });
    const { firewallArn } = props;
    const pushKeys = new GeneratedSecret(this, 'PushKeys', {
      ...stage,
      description: 'The keys by which push services know this site. npm run rotate makes them.',
      notRotated: 'Each device subscribes again when they change: npm run rotate changes them.',
    });
    const edge =
      secrets && new Edge(this, 'Edge', { ...stage, api, photos, firewallArn, secret: secrets.sent });

    const site = siteOrigins(stage.settings, edge);
    const withSite = { ...basic, CONSUMER_ORIGIN: site.consumer, COMMUNITY_ORIGIN: site.community };
    const mail = stage.settings.mail ? new Mail(this, 'Mail', stage.settings.mail) : undefined;
    const identity = this.makeIdentity(withSite, mail);
    const spending = this.makeSpending();
    const complete = {
      ...withSite,
      USER_POOL_ID: identity.pool.userPoolId,
      USER_POOL_CLIENT_ID: identity.client.userPoolClientId,
      BUDGET_ARN: spending?.arn ?? 'none',
      SECOND_FACTOR: stage.settings.requireSecondFactor ? 'required' : 'optional',
      DISTRIBUTION_ID: edge?.distribution.distributionId ?? 'none',
      PUSH_KEYS: pushKeys.reference,
      LOCAL_PUSH_SERVICE: 'none',
    };
    for (const name of FUNCTION_NAMES) if (!this.functions.has(name)) this.makeFunction(name, complete);

    const deadLetters = Object.values(this.deadLetterQueues());
    const parts = { data, photos, identity, mail, edge, jobs: this.jobs, deadLetters, spending };
    this.grantRights(parts);
    api.serve(ROUTES, this.functions, identity);
    if (!isLeftOut(stage.settings, 'observability')) this.watch(api, parts);
    if (stage.settings.gradualRelease)
      new GradualRelease(this, 'Release', { functions: this.functions, api, deadLetters });
    const ofSecrets = {
      StageSecret: signing.secretArn,
      PushKeysSecret: pushKeys.secretArn,
      ...secrets?.arns,
    };
    this.tell(parts, api, edge, site, ofSecrets);
  }

  private basicEnvironment(data: Data, signing: GeneratedSecret): Environment {
    const { settings, build } = this.stageOf;
    return {
      STAGE: settings.stage,
      SIGN_UP_PROOF: isLeftOut(settings, 'proof') ? 'optional' : 'required',
      VERSION: build.version,
      DEPLOYED_AT: build.deployedAt ?? 'none',
      DEAD_LETTER_QUEUES: Object.entries(this.deadLetterQueues())
        .map(([name, { queueUrl }]) => `${name}=${queueUrl}`)
        .join(' '),
      TABLE_NAME: data.table.tableName,
      PHOTO_BUCKET: Photos.bucketName(this),
      ...this.jobs.environment,
      ...mailEnvironment(settings.mail),
      STAGE_SECRET: signing.reference,
    };
  }

  private makeFunction(name: FunctionName, environment: Environment): CreelFunction {
    const { concurrency } = this.stageOf.settings;
    const made = new CreelFunction(this, name, {
      ...this.stageOf,
      environment,
      reserved: reservedFor(name, concurrency),
      ...(name === 'record-mail-feedback' && { deadLetterQueue: this.failedMailFeedback }),
      ...(name === 'run-due' && { deadLetterQueue: this.failedDueRuns }),
    });
    this.functions.set(name, made);
    return made;
  }

  private makeSpending(): Spending | undefined {
    const { settings } = this.stageOf;
    const { monthlyBudget: limit, alarmMail: mail } = settings;
    if (limit === null || mail === null || isLeftOut(settings, 'observability')) return undefined;
    return new Spending(this, 'Spending', { limit, mail });
  }

  private makeIdentity(environment: Environment, mail: Mail | undefined): Identity {
    return new Identity(this, 'Identity', {
      ...this.stageOf,
      mail,
      preSignUp: this.makeFunction('pre-sign-up', environment),
      postConfirmation: this.makeFunction('post-confirmation', environment),
      customMessage: this.makeFunction('custom-message', environment),
    });
  }

  private grantRights(parts: Parts): void {
    for (const [name, target] of this.functions) RIGHTS[name](target, parts);
    parts.data.streamTo(this.functionNamed('react-to-changes'), this.failedChanges);
    for (const name of QUEUE_NAMES) parts.jobs.serve(name, this.functionNamed(QUEUES[name].consumer));
    const failed = this.failedDueRuns;
    new RepeatedCall(this, 'EveryMinute', { minutes: 1, target: this.functionNamed('run-due'), failed });
    if (parts.edge && !isLeftOut(this.stageOf.settings, 'observability'))
      new RepeatedCall(this, 'Walk', { minutes: WALK_MINUTES, target: this.functionNamed('walk-site') });
    parts.mail?.tellOfFeedback(this.functionNamed('record-mail-feedback'));
  }

  private functionNamed(name: FunctionName): CreelFunction {
    const found = this.functions.get(name);
    if (!found) throw new Error(`The stack makes no ${name}.`);
    return found;
  }

  private watch(api: Api, { data, mail }: Parts): void {
    const { settings } = this.stageOf;
    new Observability(this, 'Observability', {
      stage: settings.stage,
      alarmMail: settings.alarmMail,
      api: api.http,
      table: data.table,
      concurrency: settings.concurrency,
      functions: Object.fromEntries([...this.functions].map(([name, each]) => [name, each.lambda])),
      mailReputation: mail && ((rate) => mail.reputation(rate)),
      reactions: this.functionNamed('react-to-changes').lambda,
      queueAges: this.jobs.ages,
      deadLetterQueues: this.deadLetterQueues(),
    });
  }

  /** Outputs for the deployment of the web app, for the smoke tests and for people. */
  private tell(
    { data, photos, identity }: Parts,
    api: Api,
    edge: Edge | undefined,
    site: { consumer: string; community: string },
    ofSecrets: Readonly<Record<string, string>>,
  ): void {
    const told: Record<string, string> = {
      ConsumerOrigin: site.consumer,
      CommunityOrigin: site.community,
      ApiOrigin: isLeftOut(this.stageOf.settings, 'tls')
        ? EMULATOR_ORIGIN + emulatorApiPath(api.http.apiId)
        : `https://${api.host}`,
      UserPoolId: identity.pool.userPoolId,
      UserPoolClientId: identity.client.userPoolClientId,
      DeployedAt: this.stageOf.build.deployedAt ?? 'none',
      PagesFunction: this.functionNamed('share-render').lambda.functionName,
      TableName: data.table.tableName,
      PhotoBucket: photos.bucket.bucketName,
      ...ofSecrets,
      ...mapOutputs(this.stageOf.settings),
      ...this.deadLetterOutputs(),
      ...(edge && {
        WebBucket: edge.web.bucketName,
        DistributionId: edge.distribution.distributionId,
        DistributionDomain: edge.distribution.distributionDomainName,
      }),
    };
    for (const [name, value] of Object.entries(told)) new CfnOutput(this, name, { value });
  }

  /** Dead-letter queues for `npm run redrive`, by the name of the function or queue whose failures they hold. */
  private deadLetterOutputs(): Record<string, string> {
    const outputs = [
      ...Object.entries(this.deadLetterQueues()).map(([name, queue]) => [
        `DeadLetters${outputId(name)}`,
        queue.queueUrl,
      ]),
      ...namesOf(this.failedEvents()).map((name) => [
        `Function${outputId(name)}`,
        this.functionNamed(name).called.functionName,
      ]),
      ...QUEUE_NAMES.map((name) => [`Queue${outputId(name)}`, this.jobs.queueOf(name).queueUrl]),
    ];
    return Object.fromEntries(outputs);
  }

  private deadLetterQueues(): Record<string, DeadLetterQueue> {
    return { ...this.failedEvents(), ...this.jobs.deadLetters };
  }

  /** Dead-letter queues of the functions that receive events, by function name. */
  private failedEvents() {
    return {
      'react-to-changes': this.failedChanges,
      'record-mail-feedback': this.failedMailFeedback,
      'run-due': this.failedDueRuns,
    };
  }
}
