import { useState } from 'react';
import { getOrganizationDetails, updateOrganization } from '#shared/organizations/endpoints.ts';
import { isVerified, type PapersForm, type Papers as PapersOf, papersForm } from '#shared/receipts/papers.ts';
import { longDate } from '#words/general/dates.ts';
import { save, saving } from '#words/general/form.ts';
import * as fields from '#words/receipts/fields.ts';
import * as words from '#words/receipts/pages.ts';
import { Button } from '../../components/button.tsx';
import { Facts } from '../../components/facts.tsx';
import { TextField } from '../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../components/forms/form-foot.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Read } from '../../components/read.tsx';
import { Section } from '../../components/section.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useNow } from '../../lib/time/use-now.ts';

/** The name, number and signature on an organization's receipts, and whether a manager has checked them. */
export function Papers({ organizationId }: { organizationId: string }) {
  const params = { organizationId };
  const details = useEndpoint(getOrganizationDetails, { params });
  const [isEditing, setEditing] = useState(false);
  const { data, mutate } = details;
  const edit = data && (
    <Button variant="secondary" onClick={() => setEditing(true)}>
      {words.change}
    </Button>
  );
  return (
    <Section title={words.papers} action={edit}>
      <Read of={details} failed={words.notLoaded}>
        {({ papers }) => (papers ? <Known papers={papers} /> : <p>{words.papersMissing}</p>)}
      </Read>
      {data && isEditing && (
        <PapersDialog
          papers={data.papers}
          send={async (papers) => {
            await mutate(call(updateOrganization, { params, body: { papers } }), { revalidate: false });
            toast({ title: words.papersSaved, kind: 'good' });
            setEditing(false);
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </Section>
  );
}

function Known({ papers }: { papers: PapersOf }) {
  const { legalName, ein, signatory } = papers;
  return (
    <>
      <Facts
        facts={[
          [fields.legalName, legalName],
          [fields.ein, ein],
          [fields.signatory, signatory],
        ]}
      />
      <p className="max-w-read">
        <Standing papers={papers} />
      </p>
    </>
  );
}

function Standing({ papers: { verifiedAt, verifiedUntil = '' } }: { papers: PapersOf }) {
  const now = useNow();
  if (verifiedAt === undefined) return words.waits;
  const day = longDate(new Date(verifiedUntil));
  return isVerified(verifiedAt, now) ? words.verified(day) : words.lapsed(day);
}

interface PapersDialogProps {
  papers: PapersOf | undefined;
  send(papers: PapersForm): Promise<void>;
  onClose(): void;
}

function PapersDialog({ papers, send, onClose }: PapersDialogProps) {
  const { legalName = '', ein = '', signatory = '' } = papers ?? {};
  const form = useContractForm({ schema: papersForm, defaults: { legalName, ein, signatory }, send });
  return (
    <Dialog onClose={onClose} title={words.papers}>
      <DialogForm form={form} submit={save} busy={saving} onCancel={onClose}>
        {papers?.verifiedAt !== undefined && <p className="text-muted">{words.changeEnds}</p>}
        <TextField
          form={form}
          name="legalName"
          label={fields.legalName}
          hint={words.legalNameHint}
          autoComplete="organization"
        />
        <TextField form={form} name="ein" label={fields.ein} hint={words.einHint} autoComplete="off" />
        <TextField
          form={form}
          name="signatory"
          label={fields.signatory}
          hint={words.signatoryHint}
          autoComplete="off"
        />
      </DialogForm>
    </Dialog>
  );
}
