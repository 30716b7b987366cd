import { Stack, Validations } from 'aws-cdk-lib/core';
import type { IConstruct } from 'constructs';
import * as z from 'zod/mini';

/**
 * Accepts one finding of the AwsSolutions rules on this construct.
 * @param rule its name without the pack, such as `SQS3`, or `IAM5[Resource::…]` where a rule finds several
 * @param reason why it is right here; whoever reads the finding has only this
 */
export function acceptFinding(scope: IConstruct, rule: string, reason: string): void {
  Validations.of(scope).acknowledge({ id: `AwsSolutions::AwsSolutions-${rule}`, reason });
}

/** Accepts that a function may act on every object below a folder, whose ARN ends in `/*`: keys are not known beforehand. */
export function acceptFolder(scope: IConstruct, arn: string, reason: string): void {
  acceptFinding(scope, `IAM5[Resource::${asFindingsName(Stack.of(scope).resolve(arn))}]`, reason);
}

const joined = z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) });

/** Findings name a joined ARN by its pieces, one after the other. */
function asFindingsName(resolved: unknown): string {
  if (typeof resolved === 'string') return resolved;
  const {
    'Fn::Join': [, pieces],
  } = z.parse(joined, resolved);
  return pieces.map((piece) => (typeof piece === 'string' ? piece : JSON.stringify(piece))).join('');
}

/** Why a stage for an emulator may do without TLS. */
export const PLAIN_REASON =
  'This stage is for an emulator on the developer’s own machine, which has no certificate.';
