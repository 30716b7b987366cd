/** Writes conditions and changes as DynamoDB expressions. Attributes are named by path, such as `card.location`. */

/** Collects the placeholders of one expression, so that no attribute name clashes with a reserved word of DynamoDB. */
class Placeholders {
  readonly names: Record<string, string> = {};
  readonly values: Record<string, unknown> = {};

  name(path: string): string {
    for (const part of path.split('.')) this.names[`#${part}`] = part;
    return `#${path.replaceAll('.', '.#')}`;
  }

  value(value: unknown): string {
    const name = `:v${Object.keys(this.values).length}`;
    this.values[name] = value;
    return name;
  }
}

/** A condition on the item for a write. */
export type Condition = (placeholders: Placeholders) => string;

const compare =
  (operator: '=' | '<' | '<=' | '>' | '>=') =>
  (path: string, value: unknown): Condition =>
  (to) =>
    `${to.name(path)} ${operator} ${to.value(value)}`;

export const equals = compare('=');
export const lessThan = compare('<');
export const atMost = compare('<=');
export const moreThan = compare('>');
export const atLeast = compare('>=');
export const exists =
  (path: string): Condition =>
  (to) =>
    `attribute_exists(${to.name(path)})`;
export const lacks =
  (path: string): Condition =>
  (to) =>
    `attribute_not_exists(${to.name(path)})`;
/** Holds while the attribute still has the value that was read, or is still absent. */
export const isStill = (path: string, read: unknown): Condition =>
  read === undefined ? lacks(path) : equals(path, read);
export const isOneOf =
  (path: string, values: readonly unknown[]): Condition =>
  (to) =>
    `${to.name(path)} IN (${values.map((value) => to.value(value)).join(', ')})`;
export const not =
  (condition: Condition): Condition =>
  (to) =>
    `NOT (${condition(to)})`;
export const all =
  (...conditions: readonly Condition[]): Condition =>
  (to) =>
    conditions.map((condition) => `(${condition(to)})`).join(' AND ');
export const any =
  (...conditions: readonly Condition[]): Condition =>
  (to) =>
    conditions.map((condition) => `(${condition(to)})`).join(' OR ');

/** The key has an item. */
export const present: Condition = exists('pk');
/** The key has no item. */
export const absent: Condition = lacks('pk');
/** The key still has an item, or still has none, as when it was read. */
export const asFound = (found: object | undefined): Condition => (found ? present : absent);

export interface Changes {
  /** New values by path; undefined removes the attribute. */
  set?: Readonly<Record<string, unknown>>;
  /** Amounts added to numbers that other requests change too; an absent number counts as 0. */
  add?: Readonly<Record<string, number>>;
}

/** Returns the condition as fields of a Put, Delete or ConditionCheck; no fields without a condition. */
export function conditionFields(condition: Condition | undefined) {
  if (!condition) return {};
  const to = new Placeholders();
  return { ConditionExpression: condition(to), ...placeholderFields(to) };
}

/** Returns the changes and the condition as fields of an Update. */
export function updateFields({ set = {}, add = {} }: Changes, condition: Condition | undefined) {
  const to = new Placeholders();
  const [assignments, removals]: [string[], string[]] = [[], []];
  for (const [path, value] of Object.entries(set)) {
    if (value === undefined) removals.push(to.name(path));
    else assignments.push(`${to.name(path)} = ${to.value(value)}`);
  }
  for (const [path, by] of Object.entries(add)) {
    const name = to.name(path);
    assignments.push(`${name} = if_not_exists(${name}, ${to.value(0)}) + ${to.value(by)}`);
  }
  const UpdateExpression = [
    ...(assignments.length > 0 ? [`SET ${assignments.join(', ')}`] : []),
    ...(removals.length > 0 ? [`REMOVE ${removals.join(', ')}`] : []),
  ].join(' ');
  return {
    UpdateExpression,
    ...(condition && { ConditionExpression: condition(to) }),
    ...placeholderFields(to),
  };
}

function placeholderFields({ names, values }: Placeholders) {
  return {
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  };
}
