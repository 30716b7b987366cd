import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';
import { GeneratedSecret } from './generated-secret.ts';

/**
 * The secret that signs, seals and hashes (docs/decisions/2026-11-22-edge-security.md). Its id names its first purpose.
 * Another id would replace the secret, and everything that it signed would become invalid.
 */
export const stageSecret = (scope: Construct, stage: Stage) =>
  new GeneratedSecret(scope, 'CursorSecret', {
    ...stage,
    description:
      'Signs cursors; seals links in mails; hashes codes of claims, recovery codes and network addresses',
    notRotated:
      'Links, webhooks and calendars follow from it for a year. Who had it could end mails to addresses they know; it opens no account and no record: npm run rotate changes it.',
  });
