export { sendMails as handler } from '../triggers/send-mails.ts';
