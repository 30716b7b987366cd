export { afterConfirmation as handler } from '../triggers/post-confirmation.ts';
