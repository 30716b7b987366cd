/** The email for confirming a newsletter subscription. */
import { PRODUCT_NAME } from '../../../flavours.ts';

export const confirmSubject = `Confirm your ${PRODUCT_NAME} newsletter`;
export const confirmTitle = 'One more step';
export const confirmText = `Please confirm within 48 hours that you want the ${PRODUCT_NAME} newsletter at this address.`;
export const confirm = 'Confirm my subscription';
export const notYours =
  'If you did not ask for it, ignore this email. You will not get the newsletter, and we delete your address.';
