import { Construct } from 'constructs';
import { GeneratedSecret } from '../data/generated-secret.ts';
import type { Stage } from '../stage.ts';

const NOT_ROTATED =
  'A leaked one lets a caller go past the edge, where the API refuses and counts as before: npm run rotate changes it.';

/**
 * The two secrets by which the API recognizes the edge. Both are accepted at any time, so that one can be replaced
 * while the other is in use.
 */
export class EdgeSecrets extends Construct {
  /** Their ARNs, by which `npm run rotate` finds them. */
  readonly arns: Readonly<Record<'EdgeSecretA' | 'EdgeSecretB', string>>;
  /** The value that the edge adds to each request to the API. */
  readonly sent: string;
  /** The values that the API accepts, separated by a comma. */
  readonly accepted: string;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    const make = (name: string) =>
      new GeneratedSecret(this, name, {
        ...stage,
        description: `How the API knows the edge: ${name}`,
        notRotated: NOT_ROTATED,
      });
    const [a, b] = [make('a'), make('b')];
    this.arns = { EdgeSecretA: a.secretArn, EdgeSecretB: b.secretArn };
    this.sent = a.reference;
    this.accepted = `${a.reference},${b.reference}`;
  }
}
