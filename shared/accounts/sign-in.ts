/** The short forms of the Auth page. */
import * as z from 'zod/mini';
import { passwordMissing } from '#words/accounts/auth.ts';
import { email } from '../fields.ts';
import { appCode, mailedCode, PASSWORD_LENGTH, password } from '../profiles/fields.ts';
import { recoveryCode } from './recovery-codes.ts';

/** No rules for an existing password, because only the user pool knows it. */
export const logIn = z.object({
  email,
  password: z.string().check(z.minLength(1, passwordMissing)),
});
export const askForReset = z.object({ email });
export const resetPassword = z.object({ code: mailedCode, password });
export const newPassword = z.object({ password });
export const changePassword = z.object({
  current: z.string().check(z.minLength(1, passwordMissing)),
  password,
});
export const confirmSecondFactor = z.object({ code: appCode });
export const currentPassword = z.object({ password: logIn.shape.password });
/** The form that takes a recovery code in place of the app's code. */
export const recoverSignInForm = z.object({ code: recoveryCode });
/** The same for the server. Nobody is signed in yet, so the password proves whose code it is. */
export const recoverSignInBody = z.strictObject({
  email,
  password: logIn.shape.password.check(z.maxLength(PASSWORD_LENGTH.max)),
  code: recoveryCode,
});
export const changeEmail = z.object({ email, password: logIn.shape.password });
export const confirmEmail = z.object({ code: mailedCode });
