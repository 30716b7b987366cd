import { inFirefox } from './in-firefox.ts';

inFirefox(() => import('#tests/web/claims/three-people.test.ts'));
