import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acceptFinding } from '../findings.ts';
import { removalPolicy, type Stage } from '../stage.ts';

/**
 * Characters that no secret has, so that it fits into a header and a comma-separated list. They are listed because the emulator's CloudFormation
 * does not support `excludePunctuation`.
 */
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

export interface GeneratedSecretProps extends Stage {
  /** The purpose of the secret. */
  description: string;
  /** The reason for no automatic rotation: the damage that a leaked secret could do. */
  notRotated: string;
}

/** A generated secret, made with the stage and changed by `npm run rotate`. */
export class GeneratedSecret extends Secret {
  constructor(scope: Construct, id: string, { description, notRotated, ...stage }: GeneratedSecretProps) {
    super(scope, id, {
      description,
      generateSecretString: { passwordLength: 64, excludeCharacters: PUNCTUATION },
      removalPolicy: removalPolicy(stage),
    });
    acceptFinding(this, 'SMG4', notRotated);
  }

  /** A reference that CloudFormation resolves during the deployment, so that no template contains the value. */
  get reference(): string {
    return this.secretValue.unsafeUnwrap();
  }
}
