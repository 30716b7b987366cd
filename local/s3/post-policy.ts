import * as z from 'zod/mini';
import { S3Error } from './errors.ts';

const condition = z.union([
  z.tuple([z.literal('content-length-range'), z.coerce.number(), z.coerce.number()]),
  z.tuple([z.enum(['eq', 'starts-with']), z.string(), z.string()]),
  z.record(z.string(), z.string()),
]);
const document = z.object({ expiration: z.iso.datetime(), conditions: z.array(condition) });

export interface SizeLimits {
  readonly min: number;
  readonly max: number;
}

/** Fields that the policy need not name. */
const exempt = ['policy', 'x-amz-signature', 'file'];

/**
 * Holds a form against its policy (base64 of JSON): not expired, every condition true, no field that it does not name.
 * Gives the size the file may have, in bytes.
 */
export function checkPolicy(policy: string, form: ReadonlyMap<string, string>, now: Date): SizeLimits {
  const { expiration, conditions } = parsePolicy(policy);
  if (now.getTime() > Date.parse(expiration)) deny('Policy expired.');
  const limits = { min: 0, max: Number.POSITIVE_INFINITY };
  const named = new Set(exempt);
  for (const rule of conditions.flatMap(asRules)) {
    if ('range' in rule) {
      Object.assign(limits, rule.range);
      continue;
    }
    named.add(rule.field);
    const given = form.get(rule.field) ?? '';
    const holds = rule.operator === 'eq' ? given === rule.value : given.startsWith(rule.value);
    if (!holds)
      deny(`Policy Condition failed: ${JSON.stringify([rule.operator, `$${rule.field}`, rule.value])}`);
  }
  const extra = [...form.keys()].filter(
    (name) => name !== 'bucket' && !named.has(name) && !name.startsWith('x-ignore-'),
  );
  if (extra.length > 0) deny(`Extra input fields: ${extra.join(', ')}`);
  return limits;
}

type Rule = { range: SizeLimits } | { operator: string; field: string; value: string };

function asRules(rule: z.infer<typeof condition>): Rule[] {
  if (!Array.isArray(rule)) {
    return Object.entries(rule).map(([field, value]) => ({
      operator: 'eq',
      field: field.toLowerCase(),
      value,
    }));
  }
  if (rule[0] === 'content-length-range') return [{ range: { min: Number(rule[1]), max: Number(rule[2]) } }];
  return [
    { operator: rule[0], field: String(rule[1]).replace(/^\$/, '').toLowerCase(), value: String(rule[2]) },
  ];
}

function parsePolicy(policy: string): z.infer<typeof document> {
  try {
    return document.parse(JSON.parse(Buffer.from(policy, 'base64').toString()));
  } catch (cause) {
    throw Object.assign(new S3Error('InvalidPolicyDocument'), { cause });
  }
}

function deny(reason: string): never {
  throw new S3Error('AccessDenied', `Invalid according to Policy: ${reason}`);
}
