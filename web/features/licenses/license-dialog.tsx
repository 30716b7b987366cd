import {
  LICENSE_KINDS,
  type License,
  type ListedLicense,
  license,
} from '#shared/licenses/license-schemas.ts';
import { save, saving } from '#words/general/form.ts';
import * as fields from '#words/licenses/fields.ts';
import * as words from '#words/licenses/own.ts';
import { SelectField, TextField } from '../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../components/forms/form-foot.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { nameOf } from './license-facts.tsx';

/** An empty kind is none, which the schema refuses. */
type Values = Omit<License, 'kind'> & { kind: License['kind'] | '' };

const EMPTY: Values = { kind: '', name: '', number: '', state: '', expiresOn: '' };

interface LicenseDialogProps {
  /** The license to change; undefined to add one. */
  changing: ListedLicense | undefined;
  send(license: License): Promise<void>;
  onClose(): void;
}

/** Adds or changes one license. */
export function LicenseDialog({ changing, send, onClose }: LicenseDialogProps) {
  const { checkedAt, ...defaults }: Values & Pick<ListedLicense, 'checkedAt'> = changing ?? EMPTY;
  const form = useContractForm<Values, License>({ schema: license, defaults, send });
  return (
    <Dialog onClose={onClose} title={changing ? words.changeNamed(nameOf(changing)) : words.add}>
      <DialogForm form={form} submit={save} busy={saving} onCancel={onClose}>
        {checkedAt !== undefined && <p className="text-muted">{words.changeEnds}</p>}
        <SelectField
          form={form}
          name="kind"
          label={fields.kind}
          choose={words.choose}
          options={LICENSE_KINDS.map((kind) => [kind, fields.kinds[kind]])}
        />
        <TextField
          form={form}
          name="name"
          label={fields.name}
          hint={words.nameHint}
          optional={form.watch('kind') !== 'other'}
          autoComplete="off"
        />
        <TextField form={form} name="number" label={fields.number} autoComplete="off" />
        <TextField
          form={form}
          name="state"
          label={fields.state}
          hint={words.stateHint}
          maxLength={2}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <TextField form={form} name="expiresOn" label={fields.expiry} type="date" />
      </DialogForm>
    </Dialog>
  );
}
