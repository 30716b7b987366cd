import { useRef, useState } from 'react';
import { getLicenses, setLicenses } from '#shared/licenses/endpoints.ts';
import { isSameLicense, licenseText, MAX_LICENSES } from '#shared/licenses/license-rules.ts';
import type { OwnLicenses as Kept, License, ListedLicense } from '#shared/licenses/license-schemas.ts';
import * as words from '#words/licenses/own.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/forms/inputs.tsx';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { Read } from '../../components/read.tsx';
import { Section } from '../../components/section.tsx';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { LicenseDialog } from './license-dialog.tsx';
import { LicenseFacts, nameOf } from './license-facts.tsx';

/** The licenses that a fisherman keeps here, and whether an email reminds of them. */
export default function OwnLicenses() {
  const kept = useEndpoint(getLicenses, {});
  /** Sends all licenses; the server keeps marks of those that stay as they are. */
  const replace = async ({ licenses, isReminded }: NewList) => {
    const replaced = kept.data?.licenses ?? [];
    const body = { licenses: licenses.map(toForm), replaced: replaced.map(toForm), isReminded };
    try {
      await kept.mutate(call(setLicenses, { body }), { revalidate: false });
    } catch (error) {
      // They were changed on another device: the list is read again, and the form stays open.
      if (error instanceof ApiError && error.code === 'conflict') void kept.mutate();
      throw error;
    }
  };
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Section title={words.title} headingRef={heading}>
      <p className="max-w-form">{words.lead}</p>
      <Read of={kept} failed={words.notLoaded}>
        {(shown) => <LicenseList kept={shown} replace={replace} onRemoved={() => heading.current?.focus()} />}
      </Read>
    </Section>
  );
}

interface NewList {
  licenses: readonly License[];
  isReminded: boolean;
}

const toForm = ({ kind, name, number, state, expiresOn }: License): License => ({
  ...{ kind, name, number, state, expiresOn },
});

interface LicenseListProps {
  kept: Kept;
  replace(next: NewList): Promise<void>;
  /** Called once a license is gone, with the button that had the focus. */
  onRemoved(): void;
}

function LicenseList({ kept, replace, onRemoved }: LicenseListProps) {
  const { licenses, isReminded } = kept;
  const [editing, setEditing] = useState<ListedLicense | 'new'>();
  const remind = useAction((next: boolean) => replace({ licenses, isReminded: next }), words.notSaved);
  const save = async (license: License) => {
    // One that was removed on another device is added again.
    const place = licenses.findIndex((each) => typeof editing === 'object' && isSameLicense(each, editing));
    const next = place < 0 ? [...licenses, license] : licenses.with(place, license);
    await replace({ isReminded, licenses: next });
    toast({ title: words.saved, kind: 'good' });
    setEditing(undefined);
  };
  const remove = async (license: License) => {
    await replace({ isReminded, licenses: licenses.filter((each) => !isSameLicense(each, license)) });
    toast({ title: words.removed, kind: 'good' });
    onRemoved();
  };
  return (
    <>
      {licenses.length > 0 && (
        <ul className="grid gap-4 lg:grid-cols-2">
          {licenses.map((license) => (
            <li
              key={licenseText(license)}
              className="grid content-start gap-3 rounded-card border border-line bg-raised p-4"
            >
              <LicenseFacts license={license} />
              <div className="flex flex-wrap gap-3">
                <Button
                  variant="secondary"
                  aria-label={words.changeNamed(nameOf(license))}
                  onClick={() => setEditing(license)}
                >
                  {words.change}
                </Button>
                <ConfirmedAction
                  variant="quiet"
                  label={words.remove}
                  aria-label={words.removeNamed(nameOf(license))}
                  title={words.removeTitle}
                  text={words.removeText}
                  busy={words.removing}
                  danger
                  action={() => remove(license)}
                  failed={words.notSaved}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {licenses.length > 0 && (
        <Checkbox
          label={words.remind}
          checked={isReminded}
          disabled={remind.isBusy}
          onChange={({ target }) => remind.run(target.checked)}
        />
      )}
      {licenses.length < MAX_LICENSES && (
        <Button variant="secondary" className="self-start" onClick={() => setEditing('new')}>
          {words.add}
        </Button>
      )}
      {editing !== undefined && (
        <LicenseDialog
          changing={editing === 'new' ? undefined : editing}
          send={save}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}
