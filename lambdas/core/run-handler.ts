/** Runs a handler. A repeated create gets the stored response; a request over its limit is refused. */
import { AppError } from '#shared/contract/errors.ts';
import { CALL_LIMITS } from '#shared/limits.ts';
import { tooMany } from '#words/general/call-limits.ts';
import { AlreadyAnswered, countAgainstLimit, recallAnswer, rememberAnswer } from '../table/index.ts';
import type { Actor, ApiEvent, Call } from './call.ts';

export async function runHandler(event: ApiEvent, call: Call): Promise<unknown> {
  return call.served.definition.idempotent === true
    ? await runIdempotent(event, call)
    : await runCounted(call);
}

async function runIdempotent(event: ApiEvent, { served, request }: Call): Promise<unknown> {
  const idempotencyKey = event.headers['idempotency-key']?.trim() ?? '';
  if (idempotencyKey.length < 8 || idempotencyKey.length > 100) throw new AppError('idempotency_key_missing');
  const identity = {
    caller: callerOf(request.actor) ?? 'anyone',
    endpoint: served.definition.name,
    idempotencyKey,
    params: request.params,
    body: request.body,
    now: request.now,
  };
  const earlier = await recallAnswer(identity);
  if (earlier) return earlier.answer;
  request.rememberAnswer = (answer) => rememberAnswer(identity, answer);
  try {
    return await runCounted({ served, request });
  } catch (error) {
    if (!(error instanceof AlreadyAnswered || error instanceof AppError)) throw error;
    // A repeat that comes second fails because the first one has used its resources, such as the uploaded photos.
    const quicker = await recallAnswer(identity, { consistent: true });
    if (!quicker) throw error;
    return quicker.answer;
  }
}

/** A key is counted apart from its maker. */
const callerOf = (actor: Actor | undefined) => (actor?.key ? `key ${actor.key.keyId}` : actor?.userId);

/** Counts the request against its limit. A refusal costs one write; a repeat with a stored response isn't counted. */
async function runCounted({ served, request }: Pick<Call, 'served' | 'request'>): Promise<unknown> {
  const { limit } = served.definition;
  const who = callerOf(request.actor);
  if (typeof limit === 'string' && who !== undefined) {
    const counted = { name: limit, who, ...CALL_LIMITS[limit] };
    await countAgainstLimit({ ...counted, message: tooMany[limit] }, request.now);
  }
  return await served.handle(request);
}
