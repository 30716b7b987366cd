/** How one signs in: changing address and password while signed in. */
export const title = 'Signing in';
export const change = 'Change';

export const email = 'Email';
export const changeEmail = 'Change email';
export const newEmail = 'New email';
export const newEmailHint = 'We send a code to it. Until you enter the code, your address stays as it is.';
export const sendCode = 'Send the code';
export const codeSent =
  'We sent a code to <email>email</email>. Enter it here to sign in with this address from now on. If it is not there in a minute, look among unwanted mail.';
export const codeForADay = '6 digits, good for 24 hours';
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
/** In place of the password, which nobody knows here. */
export const passwordDots = '••••••••';
export const changePassword = 'Change password';
export const currentPassword = 'Current password';
export const currentPasswordWrong = 'This is not your current password.';
export const savePassword = 'Save the new password';
export const passwordChanged = {
  title: 'Your password is changed',
  description: 'Devices that are signed in stay so. You can sign them all out further down.',
};
