export { recordMailFeedback as handler } from '../triggers/record-mail-feedback.ts';
