import { inFirefox } from './in-firefox.ts';

inFirefox(() => import('#tests/web/marketplace/home.test.ts'));
