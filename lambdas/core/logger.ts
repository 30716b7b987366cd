/**
 * Structured logs and metrics: one JSON line each, as CloudWatch reads them (docs/decisions/2026-11-22-cold-starts.md). They may contain
 * ids of requests, endpoints, posts and uploads, codes, durations. Never names, addresses, phone numbers, places, texts, tokens or query
 * strings.
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

/** Past `console`, to whose lines Lambda adds words of its own. */
function write(line: object): void {
  process.stdout.write(`${JSON.stringify(line, withErrors)}\n`);
}

/** Errors have no fields of their own that JSON would show. A cause that is none may be anything: a whole request, or what points back to itself. */
function withErrors(_: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  const known = { name, message, ...('code' in value && { code: value.code }), stack };
  return cause instanceof Error ? { ...known, cause } : known;
}

export type MetricName =
  | 'CatchesPosted'
  | 'MealsPledged'
  | 'PhotosProcessed'
  | 'PhotosRejected'
  | 'MailsSent'
  | 'MailsRefused'
  | 'MailsTakenUp'
  | 'MailsBounced'
  | 'MailsComplainedAbout'
  | 'SignUpsRefused'
  | 'ServerErrors';

const counts = new Map<MetricName, number>();

/** Adds to a count that the operations dashboard shows. */
export function count(name: MetricName, by = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + by);
}

/** Writes what was counted, at the end of a request, in CloudWatch's embedded metric format: it makes metrics of such lines. */
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
