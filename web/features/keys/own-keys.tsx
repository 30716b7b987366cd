import { SCOPES } from '#shared/contract/scopes.ts';
import { createKey, deleteKey, listKeys } from '#shared/keys/endpoints.ts';
import { MAX_KEYS } from '#shared/keys/limits.ts';
import { keyBody } from '#shared/keys/schemas.ts';
import { ofOrganization } from '#words/keys/settings.ts';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { KeySection } from './key-section.tsx';

/** The API keys of an organization, for its coordinators. */
export default function OwnKeys({ organizationId }: { organizationId: string }) {
  const params = { organizationId };
  return (
    <KeySection
      known={useEndpoint(listKeys, { params })}
      texts={ofOrganization}
      scopes={SCOPES}
      schema={keyBody}
      creates={`key.${organizationId}`}
      max={MAX_KEYS}
      create={(body, idempotencyKey) => call(createKey, { params, body, idempotencyKey })}
      end={(keyId) => call(deleteKey, { params: { ...params, keyId } })}
    />
  );
}
