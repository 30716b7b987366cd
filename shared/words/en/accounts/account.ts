/** Changing the email address and password while signed in. */
import { PRODUCT_NAME } from '../../../flavours.ts';

export const title = 'Signing in';
export const change = 'Change';

export const email = 'Email';
export const changeEmail = 'Change email';
export const newEmail = 'New email';
export const newEmailHint = 'We send a code to it. Until you enter the code, your address stays as it is.';
export const sendCode = 'Send the code';
export const codeSent =
  'We sent a code to <email>email</email>. Enter it here, and from then on sign in with this address. No email after a minute? Check your spam folder.';
export const codeForADay = '6 digits. It works for 24 hours.';
export const confirm = 'Use this address';
export const confirming = 'Confirming...';
export const sendNewCode = 'Send a new code';
export const emailChanged = {
  title: 'Your email address is changed',
  description: 'Sign in with the new one from now on.',
};
export const emailIsYours = 'This is your address already.';
export const emailTaken = 'Another account has this address.';

export const password = 'Password';
/** Shown instead of the password, which the page doesn't know. */
export const passwordDots = '••••••••';
export const changePassword = 'Change password';
export const currentPassword = 'Current password';
export const currentPasswordWrong = 'This is not your current password.';
export const savePassword = 'Save the new password';
export const passwordChanged = {
  'signed-in': {
    title: 'Your password is changed',
    description: 'All your other devices are signed out.',
  },
  'sign-in-again': {
    title: 'Your password is changed',
    description: 'All your devices are signed out. Sign in with the new password.',
  },
  'others-signed-in': {
    title: 'Your password is changed, but other devices may still be signed in',
    description: 'Choose "Sign out on all devices" further down.',
  },
};

export const secondFactor = 'Two-step verification';
export const secondFactorIs = {
  on: 'On: a code from your authenticator app',
  off: 'Off: you sign in with your password alone',
};
export const setUp = 'Set up';
export const turnOff = 'Turn off';
export const setUpSecondFactor = 'Set up two-step verification';
export const whatItIs =
  'An authenticator app on your phone shows a new code every 30 seconds. Then your password alone is not enough to sign in.';
export const scan = '1. Scan this with the app.';
export const qrCode = 'QR code for your authenticator app';
export const orType = 'Or type this key into it:';
export const copySecret = 'Copy the key';
export const secretCopied = 'The key is copied';
export const secretNotCopied = 'The key could not be copied';
export const openApp = 'Open the app on this device';
export const appCode = '2. Code from the app';
export const appCodeHint = '6 digits, a new code every 30 seconds';
export const turnOn = 'Turn it on';
export const turningOn = 'Turning on...';
export const secondFactorOn = {
  title: 'Two-step verification is on',
  description: 'From now on, we ask for a code from your app when you sign in.',
};

export const recoveryCodes = 'Recovery codes';
export const recoveryCodesLeft = (left: number, made: number) =>
  left === 0 ? 'None. If you lose your phone, you are locked out.' : `${left} of ${made} left`;
export const newRecoveryCodes = 'New recovery codes';
export const newCodes = 'New codes';
export const afterNewCodes = 'You get ten new codes. The ones you have now stop working.';
export const makeCodes = 'Get new codes';
export const makingCodes = 'Making codes...';
export const saveCodes = 'Save your recovery codes';
export const whySaveCodes =
  'If you lose your phone, a recovery code and your password let you sign in. Each code works once. Keep them where you keep your passwords, and not on the same phone alone.';
export const shownOnce = 'We show these codes only now.';
export const copyCodes = 'Copy';
export const codesCopied = 'The codes are copied';
export const codesNotCopied = 'The codes could not be copied';
export const downloadCodes = 'Download';
export const codesSaved = 'I have saved them';
export const codesNotMade = {
  title: 'The recovery codes could not be made',
  description: 'Choose "New codes" to try again.',
};
/** The text of the downloaded file, and its name. */
export const codesFile = (email: string) => `${PRODUCT_NAME} recovery codes for ${email}. Each works once.`;
export const codesFileName = `${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`;

export const secretNotMade = 'Two-step verification could not be set up';
export const turnOffSecondFactor = 'Turn off two-step verification';
export const afterTurningOff =
  'You will then sign in with your password alone. To use another app, turn this off and set it up again.';
export const turningOff = 'Turning off...';
export const secondFactorOff = {
  title: 'Two-step verification is off',
  description: 'You can remove this site from your app.',
};
