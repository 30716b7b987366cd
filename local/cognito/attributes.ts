import * as z from 'zod/mini';
import { CognitoError, invalidParameter } from './errors.ts';
import { CLIENT_ATTRIBUTES, IMMUTABLE_ATTRIBUTES, REQUIRED_ATTRIBUTES } from './settings.ts';

export type Attributes = Record<string, string>;

export const attributeList = z.array(
  z.object({ Name: z.string().check(z.minLength(1), z.maxLength(32)), Value: z.optional(z.string()) }),
);
export type AttributeList = z.infer<typeof attributeList>;

const SCHEMA = new Set<string>([
  ...IMMUTABLE_ATTRIBUTES,
  'address',
  'birthdate',
  'email',
  'email_verified',
  'family_name',
  'gender',
  'given_name',
  'locale',
  'middle_name',
  'name',
  'nickname',
  'phone_number',
  'phone_number_verified',
  'picture',
  'preferred_username',
  'profile',
  'updated_at',
  'website',
  'zoneinfo',
]);
const MAX_LENGTH = 2048;

/** Attributes as an administrator may set them. Throws InvalidParameterException naming the one that is wrong. */
export function readAttributes(list: AttributeList): Attributes {
  const attributes: Attributes = {};
  for (const { Name: name, Value: value = '' } of list) {
    if (name === 'sub') throw invalidParameter('Cannot modify the non-mutable attribute sub');
    if (!SCHEMA.has(name)) throw nonconforming(`${name}: Attribute does not exist in the schema.`);
    if (value.length > MAX_LENGTH)
      throw nonconforming(`${name}: String must be no longer than ${MAX_LENGTH} characters`);
    attributes[name] = value;
  }
  if (attributes.email !== undefined && !isEmail(attributes.email)) {
    throw invalidParameter('Invalid email address format.');
  }
  return attributes;
}

/** Attributes as the app's client may set them: whether an address is verified, for one, is not for it to say. */
export function readOwnAttributes(list: AttributeList): Attributes {
  if (list.some(({ Name }) => !includes(CLIENT_ATTRIBUTES.write, Name))) {
    throw new CognitoError('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
  }
  return readAttributes(list);
}

/** The same of a user who exists. */
export function readOwnChanges(list: AttributeList): Attributes {
  const changes = readOwnAttributes(list);
  const fixed = IMMUTABLE_ATTRIBUTES.find((name) => name in changes);
  if (fixed) throw invalidParameter(`user.${fixed}: Attribute cannot be updated.\n`);
  return changes;
}

/** What the app's client gets to see. */
export function visibleAttributes(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name]) => includes(CLIENT_ATTRIBUTES.read, name)),
  );
}

export function missingAttributes(attributes: Attributes): string[] {
  return REQUIRED_ATTRIBUTES.filter((name) => !attributes[name]);
}

/** Throws InvalidParameterException when something that everybody has is missing. */
export function assertComplete(attributes: Attributes): void {
  const [missing] = missingAttributes(attributes);
  // Cognito keeps a name in parts and names the part.
  const part = missing === 'name' ? 'name.formatted' : missing;
  if (part) throw nonconforming(`${part}: The attribute is required`);
}

/** An empty value takes an attribute away. */
export function mergeAttributes(present: Attributes, changes: Attributes): Attributes {
  return Object.fromEntries(Object.entries({ ...present, ...changes }).filter(([, value]) => value !== ''));
}

export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text);
}

function includes(names: readonly string[], name: string): boolean {
  return names.includes(name);
}

function nonconforming(problem: string): CognitoError {
  return invalidParameter(`Attributes did not conform to the schema: ${problem}\n`);
}
