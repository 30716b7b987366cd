/**
 * A program of an organization in its own process, which can be killed. It claims meals, remembers all in files, and
 * receives webhooks, which the library of Standard Webhooks verifies. It reads its settings anew each time.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

export interface Settings {
  origin: string;
  organizationId: string;
  port: number;
  key: string;
  secret: string;
  /** How far the cloud's clock is ahead, in milliseconds. */
  aheadMs: number;
  /** Where the program kills itself. */
  diesAt?: 'event' | 'claim' | undefined;
}

export interface SeenEvent {
  id: string;
  type: string;
  data: { claimId?: string; version?: number; challenge?: string };
  secret: string;
}

/** A claim that the program wants: remembered before its request, and again with its id. */
interface Wanted {
  key: string;
  pledgeId: string;
  body: object;
  id?: string;
  cancelled?: true;
}

const folder = process.argv[2] ?? '';
const settings = (): Settings => JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'));
const remember = (file: string, entry: object) =>
  appendFileSync(join(folder, file), `${JSON.stringify(entry)}\n`, { flush: true });

const realNow = Date.now;
Date.now = () => realNow() + settings().aheadMs;
const dieIf = (where: Settings['diesAt']) => {
  if (settings().diesAt === where) process.kill(process.pid, 'SIGKILL');
};

createServer(async (request, response) => {
  const { secret } = settings();
  let event: SeenEvent;
  try {
    const { type, data } = Object(new Webhook(secret).verify(await text(request), Object(request.headers)));
    event = { id: String(request.headers['webhook-id']), type, data, secret };
  } catch {
    response.writeHead(401).end();
    return;
  }
  remember('events', event);
  if (event.type !== 'webhook.verify') dieIf('event');
  response.end(JSON.stringify({ challenge: event.data.challenge }));
}).listen(settings().port, '127.0.0.1', () => process.send?.('listening'));

async function call(path: string, { key, body }: { key?: string; body?: object } = {}) {
  const { origin, key: apiKey } = settings();
  const response = await fetch(`${origin}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${apiKey}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const result = Object(await response.json());
  if (!response.ok) throw new Error(`${path} was refused: ${JSON.stringify(result)}`);
  return result;
}

/** The last entry about each wanted claim. */
function wanted(): Wanted[] {
  const file = join(folder, 'claims');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return [
    ...new Map(lines.map((line): [string, Wanted] => [JSON.parse(line).key, JSON.parse(line)])).values(),
  ];
}

/** Sends what has no response yet; a repeat makes no second claim. */
async function sendClaims() {
  for (const claim of wanted().filter(({ id }) => id === undefined)) {
    const { id } = await call(`/pledges/${claim.pledgeId}/claims`, claim);
    dieIf('claim');
    remember('claims', { ...claim, id });
  }
}

const tasks = {
  async claim() {
    const { organizationId } = settings();
    const { items } = await call(`/organizations/${organizationId}/pledges`);
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const times = { pickupStart: at(20), pickupEnd: at(21) };
    const body = { organizationId, meals: 1, ...times, collectorName: 'Kim Reyes' };
    remember('claims', { key: crypto.randomUUID(), pledgeId: items[0].id, body });
    await sendClaims();
  },
  again: sendClaims,
  async cancelAll() {
    for (const claim of wanted()) {
      if (claim.id === undefined || claim.cancelled) continue;
      await call(`/claims/${claim.id}/cancel`, { body: { reason: 'The van broke down.' } });
      remember('claims', { ...claim, cancelled: true });
    }
  },
};

process.on('message', async (name: keyof typeof tasks) => {
  process.send?.(
    await tasks[name]().then(
      () => 'done',
      (error: Error) => error.message,
    ),
  );
});
