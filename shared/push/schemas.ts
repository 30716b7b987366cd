import * as z from 'zod/mini';
import { isTooLong } from '#words/general/field-errors.ts';
import * as words from '#words/push/fields.ts';
import { time } from '../fields.ts';
import { FLAVOURS } from '../flavours.ts';
import { LANGUAGES } from '../languages.ts';
import { inOneLine } from '../text/plain-text.ts';
import { PUSH_DEVICE_NAME_LENGTH, PUSH_ENDPOINT_LENGTH } from './limits.ts';
import { isPushEndpoint } from './services.ts';

/** An uncompressed point of P-256, which has 65 bytes and begins with 4, in base64url. */
export const publicKey = z.string().check(z.regex(/^B[\w-]{86}$/, words.keyInvalid));

/** The SHA-256 of the device's endpoint, in base64url. */
export const deviceId = z.string().check(z.regex(/^[\w-]{43}$/, words.deviceInvalid));

/** A browser's subscription (https://www.w3.org/TR/push-api/), and how its owner wants to be notified there. */
export const pushDeviceBody = z.strictObject({
  endpoint: z
    .string()
    .check(
      z.maxLength(PUSH_ENDPOINT_LENGTH, words.endpointUnknown),
      z.refine(isPushEndpoint, words.endpointUnknown),
    ),
  keys: z.strictObject({
    p256dh: publicKey,
    /** 16 bytes in base64url. */
    auth: z.string().check(z.regex(/^[\w-]{22}$/, words.keyInvalid)),
  }),
  /** The site's public key that the browser subscribed with. */
  serverKey: publicKey,
  /** The browser and system, so that the owner recognizes the device in the list. */
  name: z
    .string()
    .check(
      z.overwrite<string>(inOneLine),
      z.minLength(1, words.nameMissing),
      z.maxLength(PUSH_DEVICE_NAME_LENGTH, isTooLong(words.name, PUSH_DEVICE_NAME_LENGTH)),
    ),
  language: z.enum(LANGUAGES),
  /** Whether notifications may show names and texts, which anybody can read on a locked screen. */
  showsDetails: z.boolean(),
});
export type PushDeviceBody = z.output<typeof pushDeviceBody>;

/** Without the endpoint and the keys, which only the server needs. */
export const pushDevice = z.object({
  deviceId,
  name: z.string(),
  language: z.enum(LANGUAGES),
  flavour: z.enum(FLAVOURS),
  showsDetails: z.boolean(),
  addedAt: time,
  /** When the browser last confirmed its subscription. */
  usedAt: time,
});
export type PushDevice = z.output<typeof pushDevice>;
