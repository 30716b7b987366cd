import * as z from 'zod/mini';
import { CognitoError, invalidParameter } from './errors.ts';
import type { PoolSettings } from './settings.ts';

export type Attributes = Record<string, string>;

export const attributeList = z.array(z.object({ Name: z.string(), Value: z.optional(z.string()) }));

/**
 * Reads attributes from the app's client, which can't set all of them: for example, not whether an address is verified.
 */
export function readAttributes(
  { clientAttributes }: PoolSettings,
  list: z.infer<typeof attributeList>,
): Attributes {
  if (list.some(({ Name }) => !clientAttributes.write.includes(Name))) {
    throw new CognitoError('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
  }
  const attributes = Object.fromEntries(list.map(({ Name, Value = '' }) => [Name, Value]));
  // Cognito stores a name in parts, and its error names the part.
  if (!attributes.name)
    throw invalidParameter(
      'Attributes did not conform to the schema: name.formatted: The attribute is required\n',
    );
  return attributes;
}

/** The attributes that the app's client may read. */
export function visibleAttributes({ clientAttributes }: PoolSettings, attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name]) => clientAttributes.read.includes(name)),
  );
}

export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text);
}
