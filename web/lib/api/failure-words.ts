import * as words from '#words/app/errors.ts';
import { ApiError } from './api-client.ts';

/** Why a call failed, in words for the person who made it. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : words.unexpectedError;

/** The same inside a text that names what failed. Without a network that text would be wrong. */
export const messageWithin = ({ code, message }: ApiError, words: (message: string) => string): string =>
  code === 'offline' ? message : words(message);
