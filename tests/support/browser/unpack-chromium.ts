/** Runs in its own process: find-browser.ts sets the environment, which defines what is unpacked and where. */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
