import { inFirefox } from './in-firefox.ts';

inFirefox(() => import('#tests/web/accounts/auth-log-in.test.ts'));
