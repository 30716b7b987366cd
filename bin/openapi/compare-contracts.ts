import { type Schema, SchemaComparison } from './compare-schemas.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Schema;
}

type Content = Record<string, { schema: Schema }>;

interface Operation {
  parameters: readonly Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { content?: Content; headers?: Record<string, unknown> }>;
  'x-access': string | readonly string[];
}

/** An OpenAPI document as shared/openapi.ts makes it. */
export interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: object;
}

const SENT = new SchemaComparison('sent');
const ANSWERED = new SchemaComparison('answered');

/**
 * @returns a line for each change by which a caller of the earlier contract could fail, such as
 * `POST /api/catches: body.quantity is required`. New values and fields of responses are none.
 */
export function compareContracts(before: Contract, after: Contract): string[] {
  const [earlier, now] = [operationsOf(before), operationsOf(after)];
  return [...earlier].flatMap(([key, operation]) => {
    const there = now.get(key);
    const changes = there ? compareOperations(operation, there) : ['is removed'];
    return changes.map((change) => `${key}: ${change}`);
  });
}

function operationsOf(contract: Contract): Map<string, Operation> {
  const { paths }: Contract = JSON.parse(JSON.stringify(resolved(contract, contract)));
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  );
}

/** The same with what its references name in their place. */
function resolved(value: unknown, root: object): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => resolved(each, root));
  if ('$ref' in value) {
    const steps = String(value.$ref).split('/').slice(1);
    return resolved(
      steps.reduce<unknown>((at, step) => Object(at)[step], root),
      root,
    );
  }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, resolved(each, root)]));
}

function compareOperations(before: Operation, after: Operation): string[] {
  return [
    ...compareAccess(before['x-access'], after['x-access']),
    ...compareParameters(before.parameters, after.parameters),
    ...compareBodies(before.requestBody, after.requestBody),
    ...compareAnswers(before.responses, after.responses),
  ];
}

/** Access is `anyone`, `member`, or a list of groups. */
function compareAccess(before: Operation['x-access'], after: Operation['x-access']): string[] {
  const isOpen =
    after === 'anyone' ||
    (after === 'member' && before !== 'anyone') ||
    (typeof before !== 'string' && typeof after !== 'string' && before.every((each) => after.includes(each)));
  return isOpen ? [] : [`only ${[after].flat().join(', ')} can call it`];
}

function compareParameters(before: readonly Parameter[], after: readonly Parameter[]): string[] {
  const placeOf = (each: Parameter) => `${each.in}.${each.name}`;
  const earlier = new Map(before.map((each) => [placeOf(each), each]));
  const now = new Map(after.map((each) => [placeOf(each), each]));
  const changed = [...earlier].flatMap(([place, { schema }]) => {
    const there = now.get(place);
    return there ? SENT.compare(place, { before: schema, after: there.schema }) : [`${place} is removed`];
  });
  const required = [...now].filter(([place, each]) => each.required && earlier.get(place)?.required !== true);
  return [...changed, ...required.map(([place]) => `${place} is required`)];
}

function compareBodies(before: Operation['requestBody'], after: Operation['requestBody']): string[] {
  const becomesRequired = after?.required === true && before?.required !== true;
  return [
    ...(becomesRequired ? ['body is required'] : []),
    ...(before && after ? compareContents('body', SENT, before.content, after.content) : []),
  ];
}

function compareAnswers(before: Operation['responses'], after: Operation['responses']): string[] {
  return Object.entries(before)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, { content = {}, headers = {} }]) => {
      const there = after[status];
      if (!there) return [`status ${status} is removed`];
      const lost = Object.keys(headers).filter((name) => there.headers?.[name] === undefined);
      return [
        ...lost.map((name) => `header ${name} is removed`),
        ...compareContents('answer', ANSWERED, content, there.content ?? {}),
      ];
    });
}

function compareContents(place: string, by: SchemaComparison, before: Content, after: Content): string[] {
  return Object.entries(before).flatMap(([type, { schema }]) => {
    const there = after[type];
    return there ? by.compare(place, { before: schema, after: there.schema }) : [`${place} is no ${type}`];
  });
}
