/**
 * The settings of the stages, read from the context `stages` of cdk.json and checked before anything is built from
 * them.
 */
import * as z from 'zod/mini';
import { FLAVOURS } from '#shared/flavours.ts';
import { canReserve } from './concurrency.ts';

export const STAGES = ['dev', 'staging', 'prod', 'local'] as const;
export type StageName = (typeof STAGES)[number];

/**
 * Parts that a stage can leave out. `edge`: the distribution and the web bucket. `observability`: alarms, dashboard and
 * budget. `tls`: TLS between browser, edge, API and buckets, for an emulator that listens on one plain port. `proof`:
 * the browser's proof of work before a sign-up, for an emulator that passes the metadata of a sign-up to no trigger.
 */
const OPTIONAL_PARTS = ['edge', 'observability', 'proof', 'tls'] as const;
export type OptionalPart = (typeof OPTIONAL_PARTS)[number];

/** The useful ones among the periods of CloudWatch Logs. */
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
    /** Whether the table, buckets, user pool and logs are retained when the stack is deleted. */
    retainData: yesOrNo,
    /** Whether AWS refuses to delete the table, user pool and stack until this is switched off. */
    deletionProtection: yesOrNo,
    /** The table that `npm run restore` made and printed, used in place of the stack's own. `null`: the stack's own. */
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
    /** The site's own host names. `null`: CloudFront's name, and only the consumer flavour. */
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
    /** Origins on a developer's machine. They may upload photos, and are the site's address if there is no edge. */
    developmentOrigins: z.nullable(
      z.strictObject({ consumer: origin, community: origin }, 'must be an object or null'),
    ),
    /**
     * The sender of emails and the mailbox for each host. `null`: Cognito's own sender, which sends 50 emails a day,
     * and no email from the application. `verified` is false until the DNS records that the stack puts out are in
     * place. Until then SES sends nothing, and a user pool that uses it cannot be created.
     */
    mail: z.nullable(
      z.strictObject(
        { consumer: mailFace, community: mailFace, verified: yesOrNo },
        'must be an object or null',
      ),
    ),
    /** Requests per second and the burst that the API allows, for all callers together. */
    throttling: z.strictObject(
      { rate: count('requests per second'), burst: count('requests') },
      'must be an object',
    ),
    /** The account's concurrency limit (Service Quotas): 10 for a new account, usually 1,000. */
    concurrency: count('functions at once'),
    /**
     * How many copies of the function that renders pages are kept initialized, so that the first visitor in a while
     * doesn't have to wait. Each costs about 9 dollars a month. `null`: none.
     */
    warmRenderers: z.nullable(count('functions')),
    /**
     * Whether a deployment moves requests to the new version by a tenth each minute, and back when an alarm rings.
     * Otherwise it moves all at once.
     */
    gradualRelease: yesOrNo,
    /** The address that receives alarms. */
    alarmMail: z.nullable(mailAddress),
    /**
     * Dollars a month for the whole account. The recipient of alarms is notified when they are about to be spent.
     * `null`: no budget.
     */
    monthlyBudget: z.nullable(count('dollars')),
    /** AWS WAF in front of the distribution and the user pool. It costs about 20 dollars a month. */
    firewall: yesOrNo,
    /**
     * Cognito's detection of stolen passwords and unusual sign-ins. It comes with the Plus plan, for 2 cents a month
     * per person who signs in.
     */
    threatProtection: yesOrNo,
    /** Whether members of groups must set up two-step verification before they can use their groups' rights. */
    requireSecondFactor: yesOrNo,
    /** Whether the site may have invented posts. The smoke tests post only if it may. */
    demoData: yesOrNo,
    /**
     * The source of the map's tiles, and the attribution that their license requires, in HTML. `null`: the map is a
     * plain chart, and no other server learns a visitor's region.
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
 * @param stages the context `stages`, unchecked
 * @param alsoLeaveOut parts to leave out besides those that the stage leaves out
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

/** The path of a setting that contradicts another one, and the rule that it breaks. */
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
  if (settings.warmRenderers !== null && !canReserve(settings.concurrency))
    return [
      'warmRenderers',
      'must be null where concurrency is under 200: AWS reserves nothing on a new account',
    ];
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
