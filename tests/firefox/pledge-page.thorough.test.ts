import { inFirefox } from './in-firefox.ts';

inFirefox(() => import('#tests/web/posts/pledge-page.test.ts'));
