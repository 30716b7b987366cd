import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acceptFinding } from '../findings.ts';
import { removalPolicy, type Stage } from '../stage.ts';

/** Signs the cursors of lists: see docs/decisions/2026-11-20-cursor-secret.md. */
export class CursorSecret extends Secret {
  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, {
      description: 'Signs the cursors of lists',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: removalPolicy(stage),
    });
    acceptFinding(
      this,
      'SMG4',
      'A leaked one lets a caller choose where a list it may read begins, no more: it is changed with a deployment.',
    );
  }

  /** For a function's environment: a reference that CloudFormation resolves, so that the value stands in no template. */
  get reference(): string {
    return this.secretValue.unsafeUnwrap();
  }
}
