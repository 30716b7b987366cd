/** The cost of programs that read the whole site: the index of the site map, each of its parts and a feed, at two sizes. */
import { routes } from '#lambdas/share/routes.ts';
import type { PageRequest } from '#lambdas/share/serve.ts';
import { type Bench, say, sized } from './bench.ts';
import { type Spent, spentBy } from './capacity-meter.ts';
import { openCoast } from './coast.ts';
import { daysOfPosts } from './note-posts.ts';

const FEW = sized(1_000, 100);
const MANY = sized(100_000, 200);

interface Cost extends Spent {
  bytes: number;
}

const NOTHING: Cost = { requests: 0, units: 0, bytes: 0 };

/** By each figure. */
const dearest = (costs: readonly Cost[]): Cost => ({
  requests: Math.max(...costs.map(({ requests }) => requests)),
  units: Math.max(...costs.map(({ units }) => units)),
  bytes: Math.max(...costs.map(({ bytes }) => bytes)),
});

export const measureCrawlers: Bench = async function* () {
  await using coast = await openCoast();
  const { signal } = new AbortController();
  const site: PageRequest['site'] = {
    flavour: 'consumer',
    origin: 'https://creel.example',
    switchedOff: [],
    isOn: () => true,
    canonicalOrigin: () => 'https://creel.example',
  };
  const read = async (path: string): Promise<{ text: string; cost: Cost }> => {
    let text = '';
    const spent = await spentBy(async () => {
      for (const { pattern, answer } of routes) {
        const match = pattern.exec(path);
        if (!match) continue;
        text = String(
          await (
            await answer({ site, id: match[1] ?? '', more: [], page: undefined, now: new Date(), signal })
          ).body(),
        );
        return;
      }
    });
    return { text, cost: { ...spent, bytes: text.length } };
  };
  const measureAt = async (posts: number) => {
    const days = daysOfPosts();
    await coast.fill(posts, days.add);
    await days.write(new Date());
    const index = await read('/sitemap.xml');
    const costs: Cost[] = [];
    let named = 0;
    for (const [, path = ''] of index.text.matchAll(/<loc>https:\/\/creel\.example([^<]*)</g)) {
      const { text, cost } = await read(path);
      costs.push(cost);
      named += text.match(/<url>/g)?.length ?? 0;
    }
    const part = costs.length > 0 ? dearest(costs) : NOTHING;
    say(
      `  ${posts} posts: ${costs.length} parts name ${named} pages; index ${index.cost.requests} requests, ${index.cost.units} units, ` +
        `${index.cost.bytes} B; dearest part ${part.requests} requests, ${part.units} units, ${part.bytes} B`,
    );
    const feed = (await read('/feeds/marketplace.atom')).cost;
    say(`  its feed ${feed.requests} requests, ${feed.units} units, ${feed.bytes} B`);
    return { index: index.cost, part, feed };
  };
  const sizes = [await measureAt(FEW), await measureAt(MANY)];
  const [index, part] = [dearest(sizes.map((each) => each.index)), dearest(sizes.map((each) => each.part))];
  yield { name: 'crawlers.index.requests', value: index.requests };
  yield { name: 'crawlers.index.units', value: index.units };
  yield { name: 'crawlers.part.requests', value: part.requests };
  yield { name: 'crawlers.part.units', value: part.units };
  yield { name: 'crawlers.part.bytes', value: part.bytes };
  const feed = dearest(sizes.map((each) => each.feed));
  yield { name: 'crawlers.feed.requests', value: feed.requests };
  yield { name: 'crawlers.feed.units', value: feed.units };
};
