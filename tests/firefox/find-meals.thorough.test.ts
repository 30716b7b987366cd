import { inFirefox } from './in-firefox.ts';

inFirefox(() => import('#tests/web/marketplace/find-meals.test.ts'));
