/**
 * Converts attributes between JavaScript values and DynamoDB's protocol, `{"S": "cod"}`, wherever they occur in a
 * request or a response. No item stores binary values, which would need an encoding.
 */
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';

/** Fields that hold the attributes of an item, or some of them. */
const ATTRIBUTES = new Set([
  'Attributes',
  'ExclusiveStartKey',
  'ExpressionAttributeValues',
  'Item',
  'Key',
  'LastEvaluatedKey',
]);
/** Fields that hold a list of such attributes. */
const LISTS = new Set(['Items', 'Keys']);
/** The field that holds a list of items for each table. */
const LISTS_BY_TABLE = 'Responses';

type Convert = (attributes: Record<string, never>) => unknown;

const toWire: Convert = (attributes) => marshall(attributes, { removeUndefinedValues: true });
const fromWire: Convert = (attributes) => unmarshall(attributes);

export const attributesToWire = (request: object): unknown => converted(request, toWire);

/** Returns the response with the types of the operation's definition. */
export const attributesFromWire = <Answer>(answer: object): Answer => converted(answer, fromWire) as Answer;

function converted(value: unknown, convert: Convert): unknown {
  if (Array.isArray(value)) return value.map((each) => converted(each, convert));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => {
    if (field === undefined || field === null) return [name, field];
    if (ATTRIBUTES.has(name)) return [name, convert(field)];
    if (LISTS.has(name)) return [name, field.map(convert)];
    if (name === LISTS_BY_TABLE) {
      const lists = Object.entries<Record<string, never>[]>(field);
      return [name, Object.fromEntries(lists.map(([table, list]) => [table, list.map(convert)]))];
    }
    return [name, converted(field, convert)];
  });
  return Object.fromEntries(fields);
}
