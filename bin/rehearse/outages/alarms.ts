/** The stage's alarms, read from its template, over the metrics that the local cloud has emitted by its moved clock. */
import { runInNewContext } from 'node:vm';
import * as z from 'zod/mini';
import { resourcesOf, templateOf } from '#tests/infrastructure/synth.ts';

const dimensions = z.array(
  z.object({
    Name: z.string(),
    Value: z.union([
      z.string(),
      z.object({ Ref: z.string() }),
      z.object({ 'Fn::GetAtt': z.array(z.string()) }),
    ]),
  }),
);
const metric = { MetricName: z.string(), Dimensions: z.optional(dimensions) };
const alarmShape = z.object({
  EvaluationPeriods: z.number(),
  Threshold: z.number(),
  Period: z.optional(z.number()),
  Statistic: z.optional(z.string()),
  ExtendedStatistic: z.optional(z.string()),
  MetricName: z.optional(z.string()),
  Dimensions: z.optional(dimensions),
  Metrics: z.optional(
    z.array(
      z.object({
        Id: z.string(),
        Expression: z.optional(z.string()),
        MetricStat: z.optional(z.object({ Metric: z.object(metric), Period: z.number(), Stat: z.string() })),
      }),
    ),
  ),
});

interface Series {
  key: string;
  statistic: string;
}

export interface Alarm {
  name: string;
  periodMs: number;
  evaluationPeriods: number;
  threshold: number;
  /** By the names that the expression has for them. */
  series: Readonly<Record<string, Series>>;
  expression: string;
}

/** The alarms of a stage that somebody is told of. */
export function alarmsOf(stage: 'prod'): Alarm[] {
  const alarms = resourcesOf(templateOf(stage), 'AWS::CloudWatch::Alarm');
  return alarms
    .filter(({ id }) => id.startsWith(OBSERVED))
    .map(({ id, properties }) =>
      toAlarm(id.slice(OBSERVED.length).replace(HASH, ''), alarmShape.parse(properties)),
    );
}

const OBSERVED = 'ObservabilityAlarms';
/** CDK adds it to the names of constructs. */
const HASH = /[0-9A-F]{8}$/;

function toAlarm(name: string, shape: z.infer<typeof alarmShape>): Alarm {
  const { EvaluationPeriods: evaluationPeriods, Threshold: threshold, Metrics = [] } = shape;
  const stated = Metrics.flatMap(({ Id, MetricStat }) => (MetricStat ? [{ Id, ...MetricStat }] : []));
  const expression = Metrics.find((each) => each.Expression !== undefined)?.Expression ?? 'only';
  const only = {
    key: keyOf(shape.MetricName ?? '', subjectOf(shape.Dimensions)),
    statistic: shape.Statistic ?? shape.ExtendedStatistic ?? '',
  };
  const series = Object.fromEntries(
    stated.map(({ Id, Metric, Stat }) => [
      Id,
      { key: keyOf(Metric.MetricName, subjectOf(Metric.Dimensions)), statistic: Stat },
    ]),
  );
  return {
    name,
    periodMs: 1000 * (shape.Period ?? stated[0]?.Period ?? 0),
    ...{ evaluationPeriods, threshold, expression },
    series: stated.length > 0 ? series : { only },
  };
}

/** The function or queue of a metric, as its logical id begins; nothing where there is only one. */
function subjectOf(given: z.infer<typeof dimensions> = []): string {
  const [first] = given;
  if (!first || typeof first.Value === 'string' || !['FunctionName', 'QueueName'].includes(first.Name))
    return '';
  const id = 'Ref' in first.Value ? first.Value.Ref : (first.Value['Fn::GetAtt'][0] ?? '');
  return id.replace(HASH, '');
}

const keyOf = (metricName: string, subject: string) => `${metricName} ${subject}`;
const inId = (name: string) => name.replaceAll('-', '');

export const ofFunction = (metricName: string, name: string) => keyOf(metricName, `${inId(name)}Function`);
export const ofQueue = (metricName: string, name: string) => keyOf(metricName, `Jobs${inId(name)}`);
export const ofDeadLetters = (metricName: string, name: string) =>
  keyOf(metricName, `Jobs${inId(name)}failed`);
export const ofAll = (metricName: string) => keyOf(metricName, '');

interface Sample {
  at: number;
  value: number;
}

export class Metrics {
  readonly #samples = new Map<string, Sample[]>();

  /** @param at by the moved clock, in milliseconds since the epoch */
  note(key: string, value: number, at: number): void {
    const samples = this.#samples.get(key) ?? [];
    this.#samples.set(key, samples);
    samples.push({ at, value });
  }

  /** @returns the names of the alarms that ring between these times */
  ringing(alarms: readonly Alarm[], from: number, to: number): string[] {
    return alarms.filter((alarm) => this.#rings(alarm, from, to)).map(({ name }) => name);
  }

  #rings(alarm: Alarm, from: number, to: number): boolean {
    const { periodMs, evaluationPeriods, threshold } = alarm;
    let inARow = 0;
    for (let start = Math.floor(from / periodMs) * periodMs; start <= to; start += periodMs) {
      // Without data, an alarm does not ring.
      inARow = this.#valueOf(alarm, start) >= threshold ? inARow + 1 : 0;
      if (inARow >= evaluationPeriods) return true;
    }
    return false;
  }

  #valueOf({ series, expression, periodMs }: Alarm, start: number): number {
    const values = Object.entries(series).map(([id, { key, statistic }]) => {
      const samples = (this.#samples.get(key) ?? []).filter(({ at }) => at >= start && at < start + periodMs);
      return [
        id,
        statisticOf(
          statistic,
          samples.map(({ value }) => value),
        ),
      ];
    });
    return Number(runInNewContext(expression, { ...Object.fromEntries(values), IF, FILL }));
  }
}

/** As in CloudWatch, a missing value makes the whole sum missing. */
const FILL = (value: number, otherwise: number) => (Number.isNaN(value) ? otherwise : value);
const IF = (isTrue: boolean, one: number, other: number) => (isTrue ? one : other);

function statisticOf(statistic: string, values: readonly number[]): number {
  if (values.length === 0) return Number.NaN;
  if (statistic === 'Sum') return values.reduce((sum, value) => sum + value, 0);
  if (statistic === 'Maximum') return Math.max(...values);
  if (statistic === 'p99')
    return values.toSorted((one, other) => one - other)[Math.ceil(0.99 * values.length) - 1] ?? 0;
  throw new Error(`No alarm had the statistic ${statistic} before.`);
}
