import { Stack, Validations } from 'aws-cdk-lib/core';
import type { IConstruct } from 'constructs';
import * as z from 'zod/mini';

/**
 * Accepts one finding of the AwsSolutions rules on this construct.
 * @param rule its name without the pack, such as `SQS3`, or `IAM5[Resource::…]` if a rule has several findings
 * @param reason why it is acceptable; readers of the finding see only this text
 */
export function acceptFinding(scope: IConstruct, rule: string, reason: string): void {
  Validations.of(scope).acknowledge({ id: `AwsSolutions::AwsSolutions-${rule}`, reason });
}

/**
 * Accepts that a function may act on every object below a folder, whose ARN ends in `/*`, because the keys are not
 * known beforehand.
 */
export function acceptFolder(scope: IConstruct, arn: string, reason: string): void {
  acceptFinding(scope, `IAM5[Resource::${asFindingsName(Stack.of(scope).resolve(arn))}]`, reason);
}

const joined = z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) });

/** The name of a joined ARN in findings, which consists of its parts in order. */
function asFindingsName(resolved: unknown): string {
  if (typeof resolved === 'string') return resolved;
  const {
    'Fn::Join': [, pieces],
  } = z.parse(joined, resolved);
  return pieces.map((piece) => (typeof piece === 'string' ? piece : JSON.stringify(piece))).join('');
}

/** The reason why a stage for an emulator can do without TLS. */
export const PLAIN_REASON =
  'This stage is for an emulator on the developer’s own machine, which has no certificate.';
