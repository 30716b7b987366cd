/** The settings of the stages: read from the context `stages` of cdk.json, and checked before anything is built from them. */
import * as z from 'zod/mini';
import { FLAVOURS } from '#shared/flavours.ts';

export const STAGES = ['dev', 'staging', 'prod', 'local'] as const;
export type StageName = (typeof STAGES)[number];

/**
 * The parts that a stage may leave out. `edge`: the distribution and the web bucket. `observability`: alarms, dashboard and budget. `tls`: TLS
 * between browser, edge, API and buckets, for an emulator that listens on one plain port. `proof`: the browser's work before a sign-up, for an emulator
 * that hands the metadata of a sign-up to no trigger.
 */
const OPTIONAL_PARTS = ['edge', 'observability', 'proof', 'tls'] as const;
export type OptionalPart = (typeof OPTIONAL_PARTS)[number];

/** Those of CloudWatch Logs that make sense here. */
const LOG_DAYS = [7, 14, 30, 60, 90, 180, 365] as const;

const yesOrNo = z.boolean('must be true or false');
const host = z
  .string('must be a host name')
  .check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a host name'));
const origin = z
  .string('must be an origin such as http://localhost:5173')
  .check(z.regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/, 'must be an origin such as http://localhost:5173'));
const mailAddress = z.email('must be an e-mail address');
const TILES_PATTERN = /^https:\/\/[a-z0-9.-]+(:\d+)?\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S+$/;
const TILES_MESSAGE = 'must be an address such as https://tiles.example.org/{z}/{x}/{y}.png';
const count = (unit: string) =>
  z.int(`must be a number of ${unit}`).check(z.gte(1, `must be a number of ${unit}`));

const mailFace = z.strictObject(
  { domain: host, sender: mailAddress, mailbox: mailAddress },
  'must be an object',
);

const stageSettings = z.strictObject(
  {
    region: z
      .string('must be an AWS region')
      .check(z.regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be an AWS region')),
    /** Whether table, buckets, user pool and logs outlive the stack. */
    retainData: yesOrNo,
    /** Whether AWS refuses to delete table, user pool and stack until told otherwise. */
    deletionProtection: yesOrNo,
    /** In place of the stack's own table: what `npm run restore` made, and printed. `null`: its own. */
    restoredTable: z.nullable(
      z.strictObject(
        {
          name: z
            .string('must be the name of a table')
            .check(z.regex(/^[\w.-]{3,255}$/, 'must be the name of a table')),
          streamArn: z
            .string('must be the ARN of its stream')
            .check(
              z.regex(
                /^arn:aws:dynamodb:[\w-]+:\d{12}:table\/[\w.-]+\/stream\/.+$/,
                'must be the ARN of its stream',
              ),
            ),
        },
        'must be an object or null',
      ),
    ),
    logDays: z.literal([...LOG_DAYS], `must be one of ${LOG_DAYS.join(', ')}`),
    /** The site's own names. `null`: CloudFront's name, and the consumer flavour only. */
    domains: z.nullable(
      z.strictObject(
        {
          consumer: host,
          community: host,
          certificateArn: z
            .string('must be the ARN of a certificate in us-east-1')
            .check(
              z.regex(
                /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
                'must be the ARN of a certificate in us-east-1',
              ),
            ),
        },
        'must be an object or null',
      ),
    ),
    /** Origins on a developer's machine: they may upload photos, and are the site's address where there is no edge. */
    developmentOrigins: z.nullable(
      z.strictObject({ consumer: origin, community: origin }, 'must be an object or null'),
    ),
    /**
     * For each host the sender of emails and the mailbox. `null`: Cognito's own sender, which sends 50 a day, and no email from the application. `verified` is false until
     * the DNS records that the stack puts out are in place: until then SES sends nothing, and a user pool that uses it cannot be made.
     */
    mail: z.nullable(
      z.strictObject(
        { consumer: mailFace, community: mailFace, verified: yesOrNo },
        'must be an object or null',
      ),
    ),
    /** Which of its two secrets the edge shows to the API: changed while one of them is replaced. */
    edgeSecret: z.enum(['a', 'b'], 'must be "a" or "b"'),
    /** Requests per second that the API lets through, all callers together, and how many at once. */
    throttling: z.strictObject(
      { rate: count('requests per second'), burst: count('requests') },
      'must be an object',
    ),
    /** How many functions the account may run at once (Service Quotas): 10 where it is new, usually 1,000. */
    concurrency: count('functions at once'),
    /**
     * How many copies of the function that renders pages are kept started, so that the first visitor in a while does not wait for one: each costs
     * about 9 dollars a month. `null`: none.
     */
    warmRenderers: z.nullable(count('functions')),
    /** The address that gets alarms. */
    alarmMail: z.nullable(mailAddress),
    /** Dollars a month for the whole account: who is told of alarms is told when they are about to be spent. `null`: nobody watches. */
    monthlyBudget: z.nullable(count('dollars')),
    /** AWS WAF before the distribution and before the user pool: costs about 20 dollars a month. */
    firewall: yesOrNo,
    /** Cognito's own watch for stolen passwords and odd sign-ins, which comes with its Plus plan: 2 cents a month for each person who signs in. */
    threatProtection: yesOrNo,
    /** Whether what only groups may do is refused to their members until they have set up a second factor. */
    requireSecondFactor: yesOrNo,
    /** Whether invented posts may stand on the site: the smoke tests post only where they may. */
    demoData: yesOrNo,
    /**
     * The source of the map's tiles, and the attribution that their license asks for, in HTML. `null`: the map is a plain chart, and no
     * visitor's region is told to anybody.
     */
    mapTiles: z.nullable(
      z.strictObject(
        {
          url: z.string(TILES_MESSAGE).check(z.regex(TILES_PATTERN, TILES_MESSAGE)),
          attribution: z.string('must be words').check(z.minLength(1, 'must be words')),
        },
        'must be an object or null',
      ),
    ),
    leaveOut: z.array(
      z.enum([...OPTIONAL_PARTS], `must be one of ${OPTIONAL_PARTS.join(', ')}`),
      `must be a list of ${OPTIONAL_PARTS.join(', ')}`,
    ),
  },
  'must be an object',
);

export type StageSettings = z.infer<typeof stageSettings> & { stage: StageName };

/**
 * @param stages the context `stages` as it was read
 * @param alsoLeaveOut beside what the stage leaves out itself
 * @throws Error of one sentence that names the first setting that is missing, wrong or unknown
 */
export function readSettings(
  stages: unknown,
  stage: string,
  alsoLeaveOut: readonly string[] = [],
): StageSettings {
  if (!isStageName(stage))
    throw new Error(`There is no stage "${stage}": choose one of ${STAGES.join(', ')}.`);
  const found = isRecord(stages) ? stages[stage] : undefined;
  if (found === undefined)
    throw new Error(`The context of cdk.json has no settings for the stage "${stage}".`);
  const wanted = withLeftOut(found, alsoLeaveOut);
  const parsed = z.safeParse(stageSettings, wanted);
  if (!parsed.success) throw new Error(sentence(parsed.error.issues[0], wanted, stage));
  const settings = { ...parsed.data, stage };
  const contradiction = findContradiction(settings);
  if (contradiction) throw new Error(`${nameOf(contradiction[0], stage)} ${contradiction[1]}.`);
  return settings;
}

export function isLeftOut(settings: StageSettings, part: OptionalPart): boolean {
  return settings.leaveOut.includes(part);
}

function withLeftOut(settings: unknown, names: readonly string[]): unknown {
  if (names.length === 0 || !isRecord(settings) || !Array.isArray(settings.leaveOut)) return settings;
  return { ...settings, leaveOut: [...settings.leaveOut, ...names] };
}

/** The path of a setting and what it must be, where two settings do not go together. */
function findContradiction(settings: StageSettings): [path: string, rule: string] | undefined {
  const { domains, mail } = settings;
  if (settings.deletionProtection && !settings.retainData) {
    return ['retainData', 'must be true where deletionProtection is'];
  }
  if (domains && domains.consumer === domains.community) {
    return ['domains.community', 'must differ from domains.consumer'];
  }
  for (const face of mail ? FLAVOURS : []) {
    const { domain, sender } = mail?.[face] ?? {};
    if (!sender?.endsWith(`@${domain}`)) return [`mail.${face}.sender`, `must be an address at ${domain}`];
  }
  if (settings.monthlyBudget !== null && settings.alarmMail === null)
    return ['alarmMail', 'must be given where monthlyBudget is'];
  if (settings.demoData && settings.stage === 'prod')
    return ['demoData', 'must be false: prod holds what people post'];
  if (isLeftOut(settings, 'proof') && settings.stage !== 'local')
    return ['leaveOut', 'may name proof in the stage local only'];
  if (isLeftOut(settings, 'tls') && (settings.stage !== 'local' || domains))
    return ['leaveOut', 'may name tls in the stage local only, without domains'];
  if (!isLeftOut(settings, 'edge')) return undefined;
  if (settings.firewall) return ['firewall', 'must be false where the edge is left out'];
  if (!settings.developmentOrigins) return ['developmentOrigins', 'must be given where the edge is left out'];
  return undefined;
}

function sentence(issue: z.core.$ZodIssue | undefined, settings: unknown, stage: string): string {
  const path = issue?.path ?? [];
  if (issue?.code === 'unrecognized_keys') {
    return `${nameOf([...path, issue.keys[0]].join('.'), stage)} is not known.`;
  }
  const value = path.reduce<unknown>((at, key) => (isRecord(at) ? at[String(key)] : undefined), settings);
  const name = nameOf(path.join('.'), stage);
  return value === undefined ? `${name} is missing.` : `${name} ${issue?.message}.`;
}

function nameOf(path: string, stage: string): string {
  return `The setting ${['stages', stage, path].filter(Boolean).join('.')} of cdk.json`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isStageName(name: string): name is StageName {
  return STAGES.some((each) => each === name);
}
