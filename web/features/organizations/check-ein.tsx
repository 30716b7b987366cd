import { manageOrganization } from '#shared/organizations/admin-endpoints.ts';
import type { Papers } from '#shared/receipts/papers.ts';
import * as words from '#words/receipts/pages.ts';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';

interface CheckEinProps {
  organizationId: string;
  name: string;
  papers: Papers;
  onChecked(): unknown;
}

/** A manager's button after looking up an organization's number with the IRS. */
export function CheckEin({ organizationId, name, papers: { ein, legalName }, onChecked }: CheckEinProps) {
  const check = async () => {
    await call(manageOrganization, { params: { organizationId }, body: { verifiedEin: ein } });
    await onChecked();
    toast({ title: words.einChecked, kind: 'good' });
  };
  return (
    <ConfirmedAction
      variant="secondary"
      label={words.checkEin}
      confirm={words.checkEinConfirm}
      title={words.checkEinTitle(name)}
      text={words.checkEinText(legalName, ein)}
      busy={words.checking}
      action={check}
    />
  );
}
