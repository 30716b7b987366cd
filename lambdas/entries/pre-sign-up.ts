export { beforeSignUp as handler } from '../triggers/pre-sign-up.ts';
