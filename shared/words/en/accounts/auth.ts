/** Signing up and in, and new passwords (first document, sections 3, 5 and 6). */
import type { IsOn } from '../../../features.ts';
import { phoneHint } from './fields.ts';

export const logIn = 'Login';
export const signUp = 'Sign Up';
export const resetTitle = 'Reset your password';
export const pageTitles = { 'log-in': logIn, 'sign-up': signUp, reset: resetTitle };
/** The lead of the page with this title. */
export const pageLead = (place: keyof typeof pageTitles, isOn: IsOn): string => {
  if (place === 'sign-up')
    return `Make a free account to sell your catch${isOn('claims') ? ', buy local fish or claim pledged meals' : ' or buy local fish'}.`;
  return isOn('claims')
    ? 'Sign in to post catches, message fishermen and claim meals.'
    : 'Sign in to post catches and message fishermen.';
};
export const logInTitle = 'Welcome back';
export const signUpTitle = 'Come aboard';
export const logInOrSignUp = 'Login or sign up';

export const signingIn = 'Signing in...';
export const forgotPassword = 'Forgot your password?';
export const logInFailed = 'Login Failed';
export const passwordMissing = 'Please enter your password';
export const resetRequired = {
  title: 'You need a new password',
  description: 'Choose one to continue.',
};
export const showPassword = 'Show password';
export const show = 'Show';
export const hide = 'Hide';

export const hints = {
  password: 'At least 6 characters',
  phone: phoneHint,
  zipcode: 'For example 04101 or 04101-1234',
  location: 'Your town or harbor. Without it, your ZIP code is shown on your profile.',
  role: 'What you do in the organization, for example pantry coordinator',
  bio: 'A few words about you and your boat',
};
export const passwordMismatch = { title: 'Password Mismatch', description: 'Passwords do not match.' };
export const profileTypeMissing = 'Please choose a profile type';

export const steps = ['Who you are', 'Your details', 'Review and confirm'] as const;
export const stillNeeded = (fields: readonly string[]) => `Still needed: ${fields.join(', ')}`;
export const next = 'Next';
export const createAccount = 'Create Account';
export const creatingAccount = 'Creating account...';

export const organizationQuestion = 'Is your organization on the site?';
export const newOrganization = 'New Organization';
export const newOrganizationText = 'Apply for it first. We get in touch with you.';
export const existingOrganization = 'Existing Organization';
export const existingOrganizationText = 'Sign up now. Your organization’s administrator then adds you.';
export const individual = 'Continue as Individual User';
export const individualText = 'Sign up without an organization. You can join one later.';

export const youAre = 'You are';
export const details = 'Details';
export const change = 'Change';
export const changePart = (title: string) => `Change ${title.toLowerCase()}`;

export const emailTaken = 'This email is already registered. Please sign in instead.';
export const accountExists = {
  title: 'Account Already Exists',
  description: 'An account with this email already exists. Please try logging in instead.',
};
export const signUpFailed = 'Signup Failed';
export const signUpBroken = 'An unexpected error occurred during signup.';
export const codeSent = (email: string) => ({
  title: 'Check Your Email',
  description: `We sent a code to ${email}.`,
});

export const checkEmail = 'Check your email';
export const mailSent =
  'We sent an email to <email>email</email>. Enter the code from it, or press its button. No email after a minute? Check your spam folder.';
export const memberNote =
  'Confirm your address, then ask your organization’s administrator to add you. Until then, you can use the site as a buyer.';
export const code = 'Code from the email';
export const codeForADay = '6 digits. It works for 24 hours.';
export const codeForAnHour = '6 digits. It works for one hour.';
export const codeWrong = 'This code is wrong. Use the one in the newest email.';
export const codeExpired = 'This code has expired or was used already. Ask for a new one.';
export const confirmAddress = 'Confirm my address';
export const confirming = 'Confirming...';
export const alreadyConfirmed = 'Already confirmed? Log in';
export const wrongAddress = 'Wrong address? Sign up again';
export const resend = 'Resend email';
export const resent = {
  title: 'Email Resent',
  description: 'Use the code in the newest email. The old one no longer works.',
};
export const notResent = 'Failed to resend verification email. Please try again.';
export const confirmed = 'Your email is confirmed';
export const confirmedMember =
  'Ask your organization’s administrator to add you, or ask to join on your profile page.';
export const welcomeAboard = 'Welcome aboard.';
export const logInNow = 'You can log in now.';

export const confirmingTitle = 'Confirming your email address';
export const oneMoment = 'One moment.';
export const accountReady = 'Your account is ready.';
export const proceed = 'Continue';
export const toLogIn = 'Log in';
export const notConfirmed = 'Your email is not confirmed yet';
export const backToLogIn = 'Back to Login';

export const resetLead = 'We will email you a code. Use it to choose a new password.';
export const sendCode = 'Send the code';
export const newPasswordTitle = 'Choose a new password';
export const resetMailSent =
  'If there is an account for <email>email</email>, we have sent a code to it. Check your spam folder too.';
export const newPassword = 'New password';
export const savePassword = 'Save the new password';
export const sendNewCode = 'Send a new code';
export const otherAddress = 'Use another address';
export const newCodeSent = {
  title: 'A new code is on its way',
  description: 'The old one no longer works.',
};
export const newCodeNotSent = 'No new code was sent';
export const passwordChanged = 'Your password is changed';
export const logInWithNew = 'Log in with the new one.';

export const secondFactorTitle = 'One more step';
export const secondFactorLead = 'Open your authenticator app and enter the code for this site.';
export const appCode = 'Code from the app';
export const appCodeHint = '6 digits, a new code every 30 seconds';
export const appCodeWrong = 'This code is wrong. Enter the one your app shows now.';
export const appCodeUsed = 'This code was used already. Wait for the next one.';
export const useRecoveryCode = 'Use a recovery code';
export const recoveryTitle = 'Sign in with a recovery code';
export const recoveryLead = 'You got ten of them when you set up two-step verification. Each works once.';
export const recoveryCode = 'Recovery code';
export const recoveryCodeHint = 'For example BCDF-GHJK-MPQR';
export const afterRecovery =
  'This turns two-step verification off, and all your recovery codes end. Set it up again with your new phone.';
export const useApp = 'Use the app instead';
export const codesLost =
  'No codes left? <contact>Write to us</contact>. An administrator can let you sign in without the app.';
export const recovered = {
  title: 'Two-step verification is off',
  lead: 'You used a recovery code. From now on, your password alone signs you in.',
  next: 'Set up two-step verification again as soon as you can. You then get new recovery codes.',
  roles: 'If you help to run this site, your role may not work until then.',
};
export const setUpAgain = 'Set it up again';
export const notNow = 'Not now';
export const signInOver = {
  title: 'Please start again',
  description: 'It took too long, or the code was wrong too many times.',
};

export const ownPasswordTitle = 'Choose your password';
/** For a person who followed the link in an invitation. */
export const invited = {
  title: 'You are invited',
  description: 'Your name, address and ZIP code are filled in.',
};
export const ownPasswordLead =
  'The password in your invitation works only once. Choose your own to continue.';
export const saveAndContinue = 'Save and continue';

export const agreement =
  'By creating an account, you agree to the <terms>terms (new tab)</terms>. The <privacy>privacy page (new tab)</privacy> says what we keep and for how long.';
