/** A process by itself: see find-browser.ts, which tells it by its environment what to unpack, and where to. */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
