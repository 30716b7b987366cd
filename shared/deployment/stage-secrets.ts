/**
 * The secrets of a stage as one text: the one that signs, and after commas others that are accepted too, such as the one
 * before with its end: `new,former@2027-11-27T00:00:00.000Z`.
 */
export interface StageSecret {
  value: string;
  /** ISO 8601; it is accepted without an end if this is missing. */
  until?: string;
}

export function readStageSecrets(text: string): [StageSecret, ...StageSecret[]] {
  const [inUse = '', ...others] = text.split(',');
  return [secretIn(inUse), ...others.map(secretIn)];
}

export function writeStageSecrets(secrets: readonly StageSecret[]): string {
  return secrets.map(({ value, until }) => (until === undefined ? value : `${value}@${until}`)).join(',');
}

function secretIn(text: string): StageSecret {
  const [value = '', until] = text.split('@');
  return { value, ...(until !== undefined && { until }) };
}
