/** The short forms of the Auth page. */
import * as z from 'zod/mini';
import { passwordMissing } from '#words/accounts/auth.ts';
import { email } from '../fields.ts';
import { appCode, mailedCode, password } from '../profiles/fields.ts';

/** An existing password is as it is: only the user pool knows. */
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
export const turnOffSecondFactor = z.object({ password: logIn.shape.password });
export const changeEmail = z.object({ email, password: logIn.shape.password });
export const confirmEmail = z.object({ code: mailedCode });
