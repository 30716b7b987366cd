/** One walk through the deployed site: what it is given, and what its steps leave for those that follow. */
import { setTimeout as pause } from 'node:timers/promises';
import type { AnswerOf } from '#shared/contract/endpoint.ts';
import type { SiteConfig } from '#shared/deployment/site-config.ts';
import type { getCatch } from '#shared/posts/catches/endpoints.ts';
import type { getPledge } from '#shared/posts/pledges/endpoints.ts';
import type { Accounts, Person } from './accounts.ts';
import type { Memory } from './memory.ts';
import type { Site } from './site.ts';

/** Parts that a site may lack; a step that needs one is left out, by name. */
export type Part = 'edge' | 'demo data' | 'accounts' | 'mailbox' | 'signatures' | 'memory' | 'earlier run';

export interface Given {
  site: Site;
  config: SiteConfig;
  /** The stage and version that GET /health must tell; any where none is given. */
  expected: { stage?: string; version?: string };
  /** The API's own address, past the edge; undefined where there is no edge, and that is the site. */
  pastEdge: Site | undefined;
  mayPost: boolean;
  /** Makes and signs in people; absent where nobody can confirm an address. */
  accounts: Accounts | undefined;
  /** The text of the newest email to an address, where someone can look. */
  readMail: ((to: string) => Promise<string | undefined>) | undefined;
  /** Whether S3 checks the signatures of presigned addresses. */
  checksSignatures: boolean;
  /** Of the run before, where one is kept. */
  memory: Memory | undefined;
}

interface Left {
  fisherman: Person;
  buyer: Person;
  uploadId: string;
  catch: AnswerOf<typeof getCatch>;
  pledge: AnswerOf<typeof getPledge>;
}

export interface Walk extends Given {
  /** The result of an earlier step; throws when that failed. */
  left<K extends keyof Left>(name: K): Left[K];
  /** The same, or undefined. */
  find<K extends keyof Left>(name: K): Left[K] | undefined;
  leave<K extends keyof Left>(name: K, value: Left[K]): void;
}

export interface Step {
  name: string;
  needs?: readonly Part[];
  run(walk: Walk): Promise<void>;
}

export function startWalk(given: Given): Walk {
  const things = new Map<keyof Left, unknown>();
  return {
    ...given,
    left<K extends keyof Left>(name: K) {
      if (!things.has(name)) throw new Error(`An earlier step left no ${name}.`);
      return things.get(name) as Left[K];
    },
    find: <K extends keyof Left>(name: K) => things.get(name) as Left[K] | undefined,
    leave: (name, value) => void things.set(name, value),
  };
}

/** Steps that can't run at this site. */
export function missingParts({
  pastEdge,
  mayPost,
  accounts,
  readMail,
  checksSignatures,
  memory,
}: Given): Set<Part> {
  const has: Record<Part, boolean> = {
    edge: pastEdge !== undefined,
    'demo data': mayPost,
    accounts: accounts !== undefined,
    signatures: checksSignatures,
    mailbox: readMail !== undefined,
    memory: memory !== undefined,
    'earlier run': memory?.earlier !== undefined,
  };
  return new Set((Object.keys(has) as Part[]).filter((part) => !has[part]));
}

/** Long enough for an edge that keeps lists for some seconds, and for a photo on a cold function. Milliseconds. */
const LONGEST = 60_000;

/** Looks again until there is something; lists and photos follow what was posted. @throws Error that says what did not come */
export async function eventually<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + LONGEST;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${what} did not come within ${LONGEST / 1000} seconds.`);
    await pause(300);
  }
}
