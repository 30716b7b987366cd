import { inFirefox } from './in-firefox.ts';

inFirefox(() => import('#tests/web/site/main-path.test.ts'));
