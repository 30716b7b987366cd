/** Runs a handler. A repeated create gets the stored response; a request over its limit is refused. */
import { AppError } from '#shared/contract/errors.ts';
import { CALL_LIMITS } from '#shared/limits.ts';
import { tooMany } from '#words/general/call-limits.ts';
import { AlreadyAnswered, countAgainstLimit, recallAnswer, rememberAnswer } from '../table/index.ts';
import type { ApiEvent, Call } from './call.ts';

export async function runHandler(event: ApiEvent, call: Call): Promise<unknown> {
  return call.served.definition.idempotent === true
    ? await runIdempotent(event, call)
    : await runCounted(call);
}

async function runIdempotent(event: ApiEvent, { served, request }: Call): Promise<unknown> {
  const idempotencyKey = event.headers['idempotency-key']?.trim() ?? '';
  if (idempotencyKey.length < 8 || idempotencyKey.length > 100) throw new AppError('idempotency_key_missing');
  const identity = {
    caller: request.actor?.userId ?? 'anyone',
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

/** Counts the request against its limit. A refusal costs one write; a repeat with a stored response isn't counted. */
async function runCounted({ served, request }: Pick<Call, 'served' | 'request'>): Promise<unknown> {
  const { limit } = served.definition;
  if (typeof limit === 'string' && request.actor) {
    const counted = { name: limit, who: request.actor.userId, ...CALL_LIMITS[limit] };
    await countAgainstLimit({ ...counted, message: tooMany[limit] }, request.now);
  }
  return await served.handle(request);
}
