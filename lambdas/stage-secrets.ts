import { readStageSecrets } from '#shared/deployment/stage-secrets.ts';
import { environment } from './environment.ts';

/** Returns the stage's secret, which signs, and after it the others that are accepted, such as the one before. */
export function stageSecrets(): readonly [string, ...string[]] {
  const [inUse, ...others] = readStageSecrets(environment('STAGE_SECRET'));
  const valid = others.filter(({ until }) => until === undefined || Date.parse(until) > Date.now());
  return [inUse.value, ...valid.map(({ value }) => value)];
}
