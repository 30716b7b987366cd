/**
 * Structured logs and metrics: one JSON line each, in CloudWatch's format (docs/decisions/2026-11-22-cold-starts.md).
 * They may contain ids of requests, endpoints, posts and uploads, codes and durations. They must never contain names,
 * addresses, phone numbers, places, texts, tokens or query strings.
 */

type Level = 'INFO' | 'WARN' | 'ERROR';
type Fields = Readonly<Record<string, unknown>>;

export const logger = {
  info: (message: string, fields?: Fields) => log('INFO', message, fields),
  warn: (message: string, fields?: Fields) => log('WARN', message, fields),
  error: (message: string, fields?: Fields) => log('ERROR', message, fields),
};

function log(level: Level, message: string, fields?: Fields): void {
  const service = process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'creel';
  write({ level, message, timestamp: new Date().toISOString(), service, ...fields });
}

/** Bypasses `console`, because Lambda adds text to its lines. */
function write(line: object): void {
  process.stdout.write(`${JSON.stringify(line, withErrors)}\n`);
}

/** JSON shows no fields of an Error. Other types of causes are left out: they may be whole requests or circular. */
function withErrors(_: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  const known = { name, message, ...('code' in value && { code: value.code }), stack };
  return cause instanceof Error ? { ...known, cause } : known;
}

export type MetricName =
  | 'CatchesPosted'
  | 'MealsPledged'
  | 'HandedOver'
  | 'PhotosProcessed'
  | 'PhotosRejected'
  | 'MailsSent'
  | 'MailsRefused'
  | 'MailsTakenUp'
  | 'MailsBounced'
  | 'MailsComplainedAbout'
  | 'PushesSent'
  | 'PushesRefused'
  | 'WebhooksSent'
  | 'WebhooksFailed'
  | 'WebhooksTurnedOff'
  | 'SignUpsRefused'
  | 'JobsFailed'
  | 'ServerErrors';

const counts = new Map<MetricName, number>();

/** Adds to a count on the operations dashboard. */
export function count(name: MetricName, by = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + by);
}

/** Writes the counts of a request in CloudWatch's embedded metric format, which turns such lines into metrics. */
export function publishMetrics(): void {
  if (counts.size === 0) return;
  const Metrics = [...counts.keys()].map((Name) => ({ Name, Unit: 'Count' }));
  write({
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [{ Namespace: 'Creel', Dimensions: [['stage']], Metrics }],
    },
    stage: process.env.STAGE ?? 'none',
    ...Object.fromEntries(counts),
  });
  counts.clear();
}
