export { wordMail as handler } from '../triggers/custom-message.ts';
