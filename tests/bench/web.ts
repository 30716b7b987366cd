/** Bytes, requests and layout shift of a first visit to the marketplace, and what a tap still has to fetch of the app's code. */
import { brotliCompressSync } from 'node:zlib';
import { pathIn } from '#shared/languages.ts';
import { type Bench, OTHER_LANGUAGES, say } from './bench.ts';
import { marketplaceSite } from './marketplace-site.ts';
import { type Loaded, loadPage } from './page-load.ts';
import { weighRoutes } from './routes.ts';

/** A card of the list with its words, not its skeleton. */
const CARD = 'main li a[href^="/catch/"]';

export const measureWeb: Bench = async function* (isWanted) {
  const origin = (await marketplaceSite()).origin();
  const url = `${origin}/marketplace`;
  const { requests, styles } = await loadPage(url, { until: CARD });
  explain(requests);
  const ofType = (type: string) => requests.filter((request) => request.type === type);

  yield { name: 'web.javascript', value: total(ofType('Script'), 'body') };
  const inline = styles.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  yield { name: 'web.css', value: inline + total(ofType('Stylesheet'), 'body') };
  yield { name: 'web.html', value: total(ofType('Document'), 'body') };
  yield { name: 'web.fonts', value: total(ofType('Font'), 'body') };
  yield { name: 'web.all-bytes', value: total(requests, 'sent') };
  yield { name: 'web.requests', value: requests.length };
  for (const language of OTHER_LANGUAGES) {
    const measured = (['javascript', 'over-english', 'html', 'fonts'] as const).map(
      (figure) => `web.${figure}.${language}` as const,
    );
    if (!measured.some(isWanted)) continue;
    const { requests: own } = await loadPage(origin + pathIn(language, '/marketplace'), {
      until: 'main li a[href*="/catch/"]',
    });
    const bytesOf = (type: string, all = own) =>
      total(
        all.filter((request) => request.type === type),
        'body',
      );
    const javascript = bytesOf('Script');
    yield { name: `web.javascript.${language}`, value: javascript };
    yield { name: `web.over-english.${language}`, value: javascript - bytesOf('Script', requests) };
    yield { name: `web.html.${language}`, value: bytesOf('Document') };
    yield { name: `web.fonts.${language}`, value: bytesOf('Font') };
  }
  if (isWanted('web.route.files') || isWanted('web.route.bytes')) {
    const routes = weighRoutes();
    yield { name: 'web.route.files', value: Math.max(...routes.map(({ warm }) => warm.files)) };
    yield { name: 'web.route.bytes', value: Math.max(...routes.map(({ warm }) => warm.bytes)) };
  }
  if (isWanted('web.cls'))
    yield { name: 'web.cls', value: (await loadPage(url, { until: CARD, slow: true })).cls };
};

function total(requests: readonly Loaded[], size: 'body' | 'sent'): number {
  return requests.reduce((sum, request) => sum + request[size], 0);
}

function explain(requests: readonly Loaded[]): void {
  for (const { type, path, body } of requests.filter(({ type }) => type !== 'Image'))
    say(`  ${type} ${path} ${body} B`);
  const images = requests.filter(({ type }) => type === 'Image');
  say(`  ${images.length} images ${total(images, 'body')} B`);
}
