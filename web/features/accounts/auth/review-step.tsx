import type { SignUpForm } from '#shared/accounts/sign-up.ts';
import * as words from '#words/accounts/auth.ts';
import { labels } from '#words/accounts/fields.ts';
import { labels as typeLabels } from '#words/profiles/types.ts';
import { Button } from '../../../components/button.tsx';
import { newTabLink } from '../../../components/text/new-tab-link.tsx';
import { RichText } from '../../../components/text/rich-text.tsx';
import { Written } from '../../../components/text/written.tsx';
import { PATHS } from '../../../lib/navigation/paths.ts';
import { detailFields } from './sign-up-draft.ts';

const SECRET: readonly string[] = ['password', 'confirmPassword'];

/** A summary of everything that will be sent. */
export function ReviewStep({ form, onChange }: { form: SignUpForm; onChange(step: 1 | 2): void }) {
  const rows = detailFields(form.profileType)
    .filter((name) => !SECRET.includes(name) && form[name].trim() !== '')
    .map((name) => ({ label: labels[name], value: form[name].trim() }));
  const type = form.profileType === '' ? '' : typeLabels[form.profileType];
  return (
    <div className="grid gap-4">
      <Part
        title={labels.profileType}
        onChange={() => onChange(1)}
        rows={[{ label: words.youAre, value: type }]}
      />
      <Part title={words.details} onChange={() => onChange(2)} rows={rows} />
      <p className="text-sm text-muted">
        <RichText
          text={words.agreement}
          tags={{ terms: newTabLink(PATHS.terms), privacy: newTabLink(PATHS.privacy) }}
        />
      </p>
    </div>
  );
}

interface PartProps {
  title: string;
  rows: readonly { label: string; value: string }[];
  onChange(): void;
}

function Part({ title, rows, onChange }: PartProps) {
  return (
    <section className="rounded-card border border-line bg-raised px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-lg">{title}</h3>
        <Button variant="quiet" onClick={onChange} aria-label={words.changePart(title)}>
          {words.change}
        </Button>
      </div>
      <dl className="grid gap-1">
        {rows.map(({ label, value }) => (
          // In em, so that large text puts the value under its name instead of breaking its words.
          <div key={label} className="flex flex-wrap gap-x-4">
            <dt className="w-[6em] text-muted">{label}</dt>
            <Written as="dd" className="min-w-0 flex-[1_1_9em] font-medium">
              {value}
            </Written>
          </div>
        ))}
      </dl>
    </section>
  );
}
