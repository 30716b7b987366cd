import { canReserve } from '#lib/concurrency.ts';
import type { StageSettings } from '#lib/settings.ts';
import type { StackOutputs } from '../deploy/stack-outputs.ts';
import { unfinishedName } from '../release/deploy-stage.ts';
import type { Account } from './account.ts';

export interface Finding {
  about: string;
  /** `later`: nothing is broken, and a step is left. */
  state: 'good' | 'later' | 'wrong';
  says: string;
}

type Verdict = Omit<Finding, 'about'>;
const good = (says: string): Verdict => ({ state: 'good', says });
const later = (says: string): Verdict => ({ state: 'later', says });
const wrong = (says: string): Verdict => ({ state: 'wrong', says });

/** Emails that SES sends a day for an account without production access. */
const SANDBOX_QUOTA = 200;

/** Looks at what a deployment needs and, after one, at what the first visitors need. */
export async function examine(settings: StageSettings, account: Account): Promise<Finding[]> {
  const outputs = await account.findOutputs().catch(() => undefined);
  const checks: [about: string, check: () => Promise<Verdict>][] = [
    ['names', async () => judgeNames(settings)],
    ['identity', () => judgeIdentity(settings, account)],
    ['functions at once', () => judgeConcurrency(settings, account)],
    ['CDK', () => judgeBootstrap(account)],
    ['certificate', () => judgeCertificate(settings, account)],
    ['email', () => judgeMail(settings, account)],
    ['stack', () => judgeStack(account)],
    ...(outputs ? checksAfter(account, outputs, settings) : []),
  ];
  return Promise.all(
    checks.map(async ([about, check]) => {
      const verdict = await check().catch((error: unknown) =>
        wrong(`It could not be read: ${error instanceof Error ? error.message : error}`),
      );
      return { about, ...verdict };
    }),
  );
}

function checksAfter(
  account: Account,
  outputs: StackOutputs,
  settings: StageSettings,
): [string, () => Promise<Verdict>][] {
  const origins = settings.domains
    ? [outputs.ConsumerOrigin, outputs.CommunityOrigin]
    : [outputs.ConsumerOrigin];
  return [
    ...origins.map((origin): [string, () => Promise<Verdict>] => [
      origin,
      () => judgeSite(account, origin, outputs),
    ]),
    ['release', () => judgeRelease(account, settings)],
    ['keys of notifications', () => judgePushKeys(account, outputs, settings)],
    ['first administrator', () => judgeAdmin(account, outputs, settings)],
  ];
}

function judgeNames(settings: StageSettings): Verdict {
  const unfinished = unfinishedName(settings);
  if (!unfinished) return good('No setting has a name under .example.');
  const [path, name] = unfinished;
  return wrong(`stages.${settings.stage}.${path} of cdk.json is ${name}: write your own.`);
}

async function judgeIdentity({ domains }: StageSettings, account: Account): Promise<Verdict> {
  const id = await account.findId();
  const ofCertificate = domains?.certificateArn.split(':')[4];
  if (ofCertificate === undefined || ofCertificate === id) return good(`The account is ${id}.`);
  return wrong(
    `The account is ${id}, and the certificate is of ${ofCertificate}: check AWS_PROFILE and cdk.json.`,
  );
}

async function judgeConcurrency({ stage, concurrency }: StageSettings, account: Account): Promise<Verdict> {
  const quota = await account.readConcurrency();
  const setting = `stages.${stage}.concurrency of cdk.json`;
  if (concurrency > quota)
    return wrong(
      `The account may run ${quota} and ${setting} says ${concurrency}: AWS would refuse the deployment. Write ${quota}.`,
    );
  if (!canReserve(quota))
    return later(
      `The account may run ${quota}, so few pages a second are rendered. Ask Service Quotas for 1,000 (Lambda, L-B99A9384).`,
    );
  if (concurrency < quota)
    return later(`The account may run ${quota}: write that into ${setting} and deploy.`);
  return good(`The account may run ${quota}.`);
}

async function judgeBootstrap(account: Account): Promise<Verdict> {
  return (await account.isBootstrapped())
    ? good('The account is ready for the CDK.')
    : later('npm run deploy will prepare the account.');
}

async function judgeCertificate({ domains }: StageSettings, account: Account): Promise<Verdict> {
  if (!domains) return good('The stage has CloudFront’s name and certificate.');
  const { status, names } = await account.readCertificate(domains.certificateArn);
  if (status !== 'ISSUED')
    return wrong(`It is ${status}. Add the record that ACM shows to the DNS, and wait for ISSUED.`);
  const missing = [domains.consumer, domains.community].filter(
    (host) => !names.some((name) => covers(name, host)),
  );
  return missing.length === 0
    ? good(`It covers ${domains.consumer} and ${domains.community}.`)
    : wrong(`It does not cover ${missing.join(' and ')}: ask for one that does, in us-east-1.`);
}

const covers = (name: string, host: string): boolean =>
  name === host || (name.startsWith('*.') && host.slice(host.indexOf('.')) === name.slice(1));

async function judgeMail({ stage, mail }: StageSettings, account: Account): Promise<Verdict> {
  if (!mail) return later('The stage sends no email of its own; Cognito sends 50 codes a day.');
  const domains = [...new Set([mail.consumer.domain, mail.community.domain])];
  const verified = await Promise.all(domains.map((domain) => account.isMailDomainVerified(domain)));
  const missing = domains.filter((_, index) => !verified[index]);
  const setting = `stages.${stage}.mail.verified of cdk.json`;
  if (missing.length > 0) {
    const says = `SES has not verified ${missing.join(' and ')}.`;
    return mail.verified
      ? wrong(`${says} AWS would refuse the user pool: set ${setting} to false.`)
      : later(`${says} Deploy, and add the records that the stack puts out to the DNS.`);
  }
  if ((await account.readMailQuota()) <= SANDBOX_QUOTA) {
    const says = 'SES is in its sandbox, and sends to verified addresses only: ask for production access.';
    return mail.verified ? wrong(says) : later(says);
  }
  return mail.verified ? good('SES sends.') : later(`SES could send: set ${setting} to true and deploy.`);
}

async function judgeStack(account: Account): Promise<Verdict> {
  return (await account.findOutputs()) ? good('The stack is deployed.') : later('The stack is not deployed.');
}

async function judgeSite(account: Account, origin: string, outputs: StackOutputs): Promise<Verdict> {
  try {
    return good(`It runs version ${await account.readVersion(origin)}.`);
  } catch {
    return wrong(`It does not answer: its name has to be a CNAME or ALIAS of ${outputs.DistributionDomain}.`);
  }
}

async function judgeRelease(account: Account, { stage }: StageSettings): Promise<Verdict> {
  return (await account.isReleased())
    ? good('Everything calls the code that was deployed last.')
    : wrong(`A deployment broke off: npm run deploy -- --stage ${stage} again, or npm run back.`);
}

async function judgePushKeys(
  account: Account,
  outputs: StackOutputs,
  { stage }: StageSettings,
): Promise<Verdict> {
  return (await account.hasPushKeys(outputs))
    ? good('They are made.')
    : later(
        `No device can be notified: npm run rotate -- --stage ${stage} --what push --by <an administrator>`,
      );
}

async function judgeAdmin(
  account: Account,
  outputs: StackOutputs,
  { stage }: StageSettings,
): Promise<Verdict> {
  return (await account.hasAdmin(outputs))
    ? good('There is one.')
    : later(`Sign up on the site, then: node bin/make-admin.ts --stage=${stage} --email=YOUR-ADDRESS`);
}
