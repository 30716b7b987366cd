import { Construct } from 'constructs';
import { GeneratedSecret } from '../data/generated-secret.ts';
import type { Stage } from '../stage.ts';

const NOT_ROTATED =
  'A leaked one lets a caller go past the edge, where the API refuses and counts as before: it is changed as the runbook says.';

/**
 * The two secrets by which the API recognizes the edge. Both are accepted at any time, so that one can be replaced
 * while the other is in use.
 */
export class EdgeSecrets extends Construct {
  /** The value that the edge adds to each request to the API. */
  readonly sent: string;
  /** The values that the API accepts, separated by a comma. */
  readonly accepted: string;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    const reference = (name: 'a' | 'b') =>
      new GeneratedSecret(this, name, {
        ...stage,
        description: `How the API knows the edge: ${name}`,
        notRotated: NOT_ROTATED,
      }).reference;
    const secrets = { a: reference('a'), b: reference('b') };
    this.sent = secrets[stage.settings.edgeSecret];
    this.accepted = `${secrets.a},${secrets.b}`;
  }
}
