import * as z from 'zod/mini';
import * as words from '#words/keys/rules.ts';
import { PARTNER_SCOPES, SCOPES, type Scope } from '../contract/scopes.ts';
import { time } from '../fields.ts';
import { KEY_ID, keyIdIn } from './key-form.ts';
import { KEY_NAME_LENGTH } from './limits.ts';

export const keyId = z.string().check(z.regex(KEY_ID));

/** The purpose of a key, in the words of the coordinator. */
const keyName = z
  .string({ error: words.nameTooShort })
  .check(
    z.trim(),
    z.minLength(KEY_NAME_LENGTH.min, words.nameTooShort),
    z.maxLength(KEY_NAME_LENGTH.max, words.nameTooLong(KEY_NAME_LENGTH.max)),
    z.regex(/^[^\p{C}<>]*$/u, words.nameCharacters),
  );

/** At least one of these, in their order. */
const scopesAmong = <const Allowed extends readonly Scope[]>(allowed: Allowed) =>
  z.array(z.enum(allowed), { error: words.noScope }).check(
    z.minLength(1, words.noScope),
    z.maxLength(allowed.length),
    z.overwrite((scopes) => allowed.filter((scope) => scopes.includes(scope))),
  );

export const keyBody = z.strictObject({ name: keyName, scopes: scopesAmong(SCOPES) });

/** The name is that of the partner: a newspaper, or an office of a state. */
export const partnerKeyBody = z.strictObject({ name: keyName, scopes: scopesAmong(PARTNER_SCOPES) });

export const apiKey = z.object({
  id: keyId,
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  createdAt: time,
  /** The day of the last call in the site's time zone; absent before the first. */
  lastUsedOn: z.optional(z.iso.date()),
  /** When it ends unless it is used again. */
  endsAt: time,
  /** Set if it is refused because the person who made it is no longer an active coordinator or administrator. */
  isStopped: z.optional(z.literal(true)),
});
export type ApiKey = z.infer<typeof apiKey>;

/** The key itself is only in the first response. */
export const newKey = z.extend(apiKey, { key: z.optional(z.string()) });
export type NewKey = z.infer<typeof newKey>;

export const leakedKeyBody = z.strictObject({
  key: z.string({ error: words.noKey }).check(
    z.trim(),
    z.maxLength(200),
    z.refine((key) => keyIdIn(key) !== undefined, { error: words.noKey }),
  ),
});
