import { useRef, useState } from 'react';
import { getLicenses, setLicenses } from '#shared/licenses/endpoints.ts';
import { licenseText, MAX_LICENSES } from '#shared/licenses/license-rules.ts';
import type { OwnLicenses as Kept, License } from '#shared/licenses/license-schemas.ts';
import * as words from '#words/licenses/own.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/forms/inputs.tsx';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { Read } from '../../components/read.tsx';
import { Section } from '../../components/section.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { LicenseDialog } from './license-dialog.tsx';
import { LicenseFacts, nameOf } from './license-facts.tsx';

/** The licenses that a fisherman keeps here, and whether an email reminds of them. */
export default function OwnLicenses() {
  const kept = useEndpoint(getLicenses, {});
  /** Sends all licenses; the server keeps marks of those that stay as they are. */
  const replace = async ({ licenses, isReminded }: { licenses: readonly License[]; isReminded: boolean }) => {
    const body = { licenses: licenses.map(toForm), isReminded };
    await kept.mutate(call(setLicenses, { body }), { revalidate: false });
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

const toForm = ({ kind, name, number, state, expiresOn }: License): License => ({
  ...{ kind, name, number, state, expiresOn },
});

interface LicenseListProps {
  kept: Kept;
  replace(next: { licenses: readonly License[]; isReminded: boolean }): Promise<void>;
  /** Called once a license is gone, with the button that had the focus. */
  onRemoved(): void;
}

function LicenseList({ kept, replace, onRemoved }: LicenseListProps) {
  const { licenses, isReminded } = kept;
  /** The place of the license that is being changed; the one after the last is new. */
  const [editing, setEditing] = useState<number>();
  const remind = useAction((next: boolean) => replace({ licenses, isReminded: next }), words.notSaved);
  const save = async (license: License) => {
    await replace({ isReminded, licenses: licenses.toSpliced(editing ?? licenses.length, 1, license) });
    toast({ title: words.saved, kind: 'good' });
    setEditing(undefined);
  };
  const remove = async (index: number) => {
    await replace({ isReminded, licenses: licenses.toSpliced(index, 1) });
    toast({ title: words.removed, kind: 'good' });
    onRemoved();
  };
  return (
    <>
      {licenses.length > 0 && (
        <ul className="grid gap-4 lg:grid-cols-2">
          {licenses.map((license, index) => (
            <li
              key={licenseText(license)}
              className="grid content-start gap-3 rounded-card border border-line bg-raised p-4"
            >
              <LicenseFacts license={license} />
              <div className="flex flex-wrap gap-3">
                <Button
                  variant="secondary"
                  aria-label={words.changeNamed(nameOf(license))}
                  onClick={() => setEditing(index)}
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
                  action={() => remove(index)}
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
        <Button variant="secondary" className="self-start" onClick={() => setEditing(licenses.length)}>
          {words.add}
        </Button>
      )}
      {editing !== undefined && (
        <LicenseDialog changing={licenses[editing]} send={save} onClose={() => setEditing(undefined)} />
      )}
    </>
  );
}
