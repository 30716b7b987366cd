export { recoverSignIn } from '../../people/recovery-handlers.ts';
