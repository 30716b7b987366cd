import { PARTNER_SCOPES } from '#shared/contract/scopes.ts';
import { createPartnerKey, deletePartnerKey, listPartnerKeys } from '#shared/keys/admin-endpoints.ts';
import { MAX_PARTNER_KEYS } from '#shared/keys/limits.ts';
import { partnerKeyBody } from '#shared/keys/schemas.ts';
import { ofPartners } from '#words/keys/partner-keys.ts';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { KeySection } from './key-section.tsx';

/** The API keys of outside partners, for administrators. */
export default function PartnerKeys() {
  return (
    <KeySection
      known={useEndpoint(listPartnerKeys, {}, { isChangedElsewhere: true })}
      texts={ofPartners}
      scopes={PARTNER_SCOPES}
      schema={partnerKeyBody}
      creates="key.partner"
      max={MAX_PARTNER_KEYS}
      create={(body, idempotencyKey) => call(createPartnerKey, { body, idempotencyKey })}
      end={(keyId) => call(deletePartnerKey, { params: { keyId } })}
    />
  );
}
