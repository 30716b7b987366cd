/** Reads the data of a page while it is rendered, by calling each public endpoint once. */
import { AppError } from '#shared/contract/errors.ts';
import { MINUTE } from '#shared/limits.ts';
import type { PageAnswer, PageReads } from '#shared/page-reads.ts';
import type { CompleteAnswer, ServedEndpoint } from '../core/call.ts';
import { parseWith } from '../core/parse.ts';
import type { Site } from '../share/site.ts';

export interface RememberedReads extends PageReads {
  /** Returns the responses so far, by the address of the call. */
  answers(): Promise<Record<string, PageAnswer>>;
}

/** The endpoints that pages may read, and the function that completes their responses. */
export interface Readable {
  served: readonly ServedEndpoint[];
  /** The same function that completes the API's responses. */
  completeAnswer: CompleteAnswer;
}

export function pageReads(
  { served, completeAnswer }: Readable,
  { site, now }: { site: Site; now: Date },
): RememberedReads {
  const byName = new Map(served.map((each) => [each.definition.name, each]));
  const responses = new Map<string, Promise<PageAnswer>>();
  return {
    renderedAt: Math.ceil(now.getTime() / MINUTE) * MINUTE,
    origin: site.origin,
    head: {},
    read(address, { name }, { params }) {
      const running =
        responses.get(address) ?? answerOf(byName.get(name), { address, params, site, now, completeAnswer });
      responses.set(address, running);
      return running;
    },
    async answers() {
      const inOrder = [...responses].sort(([one], [other]) => (one < other ? -1 : 1));
      const all = inOrder.map(async ([address, answer]) => [address, await answer] as const);
      return Object.fromEntries(await Promise.all(all));
    },
  };
}

interface PageCall {
  address: string;
  params: unknown;
  site: Site;
  now: Date;
  completeAnswer: CompleteAnswer;
}

/** Any failure except a refusal fails the page, and the edge then serves the shell. */
async function answerOf(
  served: ServedEndpoint | undefined,
  { address, params, site, now, completeAnswer }: PageCall,
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
    return { data: inOneOrder(await completeAnswer(answer, now)) };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500 || error.status === 429) throw error;
    const { code, message, status } = error;
    return { refused: { code, message, status } };
  }
}

/**
 * The value that a client would receive over the network, which has no undefined fields. The table returns the
 * attributes of an item in any order, but the same page must always have the same bytes.
 */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder);
  if (!isRecord(value)) return value;
  const ordered: Record<string, unknown> = {};
  for (const name of Object.keys(value).sort())
    if (value[name] !== undefined) ordered[name] = inOneOrder(value[name]);
  return ordered;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
