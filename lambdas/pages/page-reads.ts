/** The reads of a page while it is rendered: the public endpoints themselves, each call once. */
import { AppError } from '#shared/contract/errors.ts';
import { MINUTE } from '#shared/limits.ts';
import type { PageAnswer, PageReads } from '#shared/page-reads.ts';
import type { CompleteAnswer, ServedEndpoint } from '../core/call.ts';
import { parseWith } from '../core/parse.ts';
import type { Site } from '../share/site.ts';

export interface RememberedReads extends PageReads {
  /** The replies so far, by the address of the call. */
  answers(): Promise<Record<string, PageAnswer>>;
}

/** The endpoints that pages may read, and how. */
export interface Readable {
  served: readonly ServedEndpoint[];
  /** As of the API's answers. */
  completeAnswer: CompleteAnswer;
}

export function pageReads(
  { served, completeAnswer }: Readable,
  { site, now }: { site: Site; now: Date },
): RememberedReads {
  const byName = new Map(served.map((each) => [each.definition.name, each]));
  const asked = new Map<string, Promise<PageAnswer>>();
  return {
    renderedAt: Math.ceil(now.getTime() / MINUTE) * MINUTE,
    origin: site.origin,
    head: {},
    read(address, { name }, { params }) {
      const running =
        asked.get(address) ?? answerOf(byName.get(name), { address, params, site, now, completeAnswer });
      asked.set(address, running);
      return running;
    },
    async answers() {
      const all = [...asked].map(async ([address, answer]) => [address, await answer] as const);
      return Object.fromEntries(inOrder(await Promise.all(all)));
    },
  };
}

interface Asked {
  address: string;
  params: unknown;
  site: Site;
  now: Date;
  completeAnswer: CompleteAnswer;
}

/** Any failure but a refusal fails the page: the edge then serves the shell. */
async function answerOf(
  served: ServedEndpoint | undefined,
  { address, params, site, now, completeAnswer }: Asked,
): Promise<PageAnswer> {
  if (!served) throw new Error(`No page may read ${address}`);
  const { definition } = served;
  const query = Object.fromEntries(new URL(address, 'http://localhost').searchParams);
  try {
    if (definition.feature !== undefined && !site.isOn(definition.feature)) throw new AppError('not_found');
    const answer = await served.handle({
      params: definition.params && parseWith(definition.params, params, 'not_found'),
      query: definition.query && parseWith(definition.query, query),
      body: undefined,
      actor: undefined,
      groups: [],
      rememberAnswer: undefined,
      flavour: site.flavour,
      address: '',
      now,
    });
    // As it would come over the network.
    return { data: inOneOrder(JSON.parse(JSON.stringify(await completeAnswer(answer, now)))) };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500 || error.status === 429) throw error;
    const { code, message, status } = error;
    return { refused: { code, message, status } };
  }
}

/** The table gives the attributes of an item in any order: the same page is to be the same bytes. */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(inOrder(Object.entries(value)).map(([name, each]) => [name, inOneOrder(each)]));
}

const inOrder = <Entry extends readonly [string, unknown]>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
