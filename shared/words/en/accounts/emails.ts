/** The emails that the user pool sends. Each has a code, and most have a button that saves typing it. */
import { PRODUCT_NAME } from '../../../flavours.ts';

export const verify = {
  subject: `Confirm your email address for ${PRODUCT_NAME}`,
  title: 'Confirm your email address',
  lead: 'Enter this code to confirm your email address:',
  after: 'The code works for 24 hours. If you did not ask for it, you can ignore this email.',
};
export const confirm = {
  ...verify,
  button: 'Confirm my address',
  after: 'The code and the button work for 24 hours. If you did not sign up, you can ignore this email.',
};
export const reset = {
  subject: `Reset your ${PRODUCT_NAME} password`,
  title: 'Choose a new password',
  lead: 'Enter this code to choose a new password:',
  button: 'Choose a new password',
  after:
    'The code and the button work for one hour. If you did not ask for this, your password stays the same.',
};
export const orPress = 'Or press this button:';
