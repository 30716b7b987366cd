/** The part of JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
}

/** Callers of the earlier contract send values, and read answers. */
type Direction = 'sent' | 'answered';

export interface Versions {
  before: Schema;
  after: Schema;
}

const LEAST = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'] as const;
const MOST = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'] as const;
const FORMS = ['pattern', 'format'] as const;

/** Compares schemas of two versions of a contract; their references are resolved. */
export class SchemaComparison {
  private readonly direction: Direction;

  constructor(direction: Direction) {
    this.direction = direction;
  }

  /** @returns a line for each change that an earlier caller could trip over, which begins with the place */
  compare(place: string, { before, after }: Versions): string[] {
    const now = branchesOf(after);
    const nearest = branchesOf(before).flatMap((branch) => this.nearest(place, branch, now));
    return [...new Set([...nearest, ...this.newNull(place, { before, after })])];
  }

  /** Of several branches, the one with the fewest changes counts. */
  private nearest(place: string, before: Schema, branches: readonly Schema[]): string[] {
    const [first = [`${place} takes nothing`], ...others] = branches.map((after) =>
      this.compareBranch(place, { before, after }),
    );
    return others.reduce((fewest, each) => (each.length < fewest.length ? each : fewest), first);
  }

  private newNull(place: string, { before, after }: Versions): string[] {
    if (this.direction === 'sent' || isNullable(before) || !isNullable(after)) return [];
    return [`${place} can be null`];
  }

  private compareBranch(place: string, { before, after }: Versions): string[] {
    const wider = this.direction === 'sent' ? after : before;
    if (typeName(wider) === 'anything') return [];
    if (typeName(before) !== typeName(after))
      return [`${place} is ${typeName(after)} instead of ${typeName(before)}`];
    return [
      ...this.lostValues(place, { before, after }),
      ...(this.direction === 'sent' ? narrowed(place, { before, after }) : []),
      ...this.compareProperties(place, { before, after }),
      ...this.compareParts(`${place}[]`, before.items, after.items),
      ...this.compareParts(`${place}{}`, partsOf(before), partsOf(after)),
    ];
  }

  private lostValues(place: string, { before, after }: Versions): string[] {
    const [earlier, now] = [valuesOf(before), valuesOf(after)];
    if (!now || (this.direction === 'answered' && earlier)) return [];
    if (!earlier) return this.direction === 'sent' ? [`${place} takes only listed values`] : [];
    return earlier.filter((each) => !now.includes(each)).map((each) => `${place} no longer takes ${each}`);
  }

  private compareProperties(place: string, { before, after }: Versions): string[] {
    const { properties: now = {}, required = [], additionalProperties } = after;
    const earlier = before.properties ?? {};
    const wasRequired = (name: string) => before.required?.includes(name) === true;
    const isStrict = this.direction === 'answered' || additionalProperties === false;
    const changes = Object.entries(earlier).flatMap(([name, property]) => {
      const there = now[name];
      if (!there) return isStrict ? [`${place}.${name} is removed`] : [];
      const inside = this.compare(`${place}.${name}`, { before: property, after: there });
      const canBeAbsent = this.direction === 'answered' && wasRequired(name) && !required.includes(name);
      return canBeAbsent ? [`${place}.${name} can be absent`, ...inside] : inside;
    });
    if (this.direction === 'answered') return changes;
    const newlyRequired = required.filter((name) => !wasRequired(name));
    return [...changes, ...newlyRequired.map((name) => `${place}.${name} is required`)];
  }

  private compareParts(place: string, before: Schema | undefined, after: Schema | undefined): string[] {
    return before && after ? this.compare(place, { before, after }) : [];
  }
}

function narrowed(place: string, { before, after }: Versions): string[] {
  const whole = before.type === 'number' && after.type === 'integer' ? (['type'] as const) : [];
  const raised = LEAST.filter((name) => (after[name] ?? -Infinity) > (before[name] ?? -Infinity));
  const lowered = MOST.filter((name) => (after[name] ?? Infinity) < (before[name] ?? Infinity));
  const reshaped = FORMS.filter((name) => after[name] !== undefined && after[name] !== before[name]);
  const combined =
    after.allOf && JSON.stringify(after.allOf) !== JSON.stringify(before.allOf) ? (['allOf'] as const) : [];
  return [...whole, ...raised, ...lowered, ...reshaped, ...combined].map(
    (name) => `${place} has another ${name}: ${JSON.stringify(after[name])}`,
  );
}

const branchesOf = (schema: Schema): readonly Schema[] =>
  (schema.anyOf ?? schema.oneOf)?.flatMap(branchesOf) ?? [schema];

const isNullable = (schema: Schema): boolean => branchesOf(schema).some(({ type }) => type === 'null');

const partsOf = ({ additionalProperties }: Schema): Schema | undefined =>
  typeof additionalProperties === 'object' ? additionalProperties : undefined;

const valuesOf = (schema: Schema): readonly unknown[] | undefined =>
  schema.const === undefined ? schema.enum : [schema.const];

/** Integers are numbers with a rule that JSON doesn't see. */
const typeName = ({ type = 'anything' }: Schema): string => (type === 'integer' ? 'number' : type);
