import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acceptFinding } from '../findings.ts';
import { removalPolicy, type Stage } from '../stage.ts';

/**
 * In no secret, so that it fits into a header and a list with commas. Written out, since the emulator's CloudFormation does not know
 * `excludePunctuation`.
 */
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

export interface GeneratedSecretProps extends Stage {
  /** The purpose of the secret. */
  description: string;
  /** Why it is right that nothing changes it by itself: what somebody could do who had it. */
  notRotated: string;
}

/** A secret that nobody has typed: made with the stage, changed as docs/operations.md says under Rotate. */
export class GeneratedSecret extends Secret {
  constructor(scope: Construct, id: string, { description, notRotated, ...stage }: GeneratedSecretProps) {
    super(scope, id, {
      description,
      generateSecretString: { passwordLength: 64, excludeCharacters: PUNCTUATION },
      removalPolicy: removalPolicy(stage),
    });
    acceptFinding(this, 'SMG4', notRotated);
  }

  /** A reference that CloudFormation resolves when it deploys, so that the value stands in no template. */
  get reference(): string {
    return this.secretValue.unsafeUnwrap();
  }
}
