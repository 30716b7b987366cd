import { isExpired } from '#shared/licenses/license-rules.ts';
import type { ListedLicense } from '#shared/licenses/license-schemas.ts';
import { longDate } from '#words/general/dates.ts';
import * as fields from '#words/licenses/fields.ts';
import * as words from '#words/licenses/own.ts';
import { Badge } from '../../components/badge.tsx';
import { Facts } from '../../components/facts.tsx';
import { Written } from '../../components/text/written.tsx';
import { useNow } from '../../lib/time/use-now.ts';

/** The short name of a license: its name on the paper, or its kind. */
export const nameOf = ({ kind, name }: ListedLicense): string => name || fields.kinds[kind];

/** A license with its number, for its fisherman and for managers. */
export function LicenseFacts({ license }: { license: ListedLicense }) {
  const { kind, name, number, state, expiresOn, checkedAt } = license;
  const isOver = isExpired(license, useNow());
  const standing = isOver ? 'expired' : checkedAt === undefined ? 'waiting' : 'checked';
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {fields.kinds[kind]}
        <Badge kind={standing === 'checked' ? 'pro' : 'quiet'}>{words.standings[standing]}</Badge>
      </p>
      <Facts
        facts={[
          [fields.name, name && <Written key="name">{name}</Written>],
          [fields.number, <Written key="number">{number}</Written>],
          [fields.state, state],
          [fields.expiry, longDate(new Date(expiresOn), 'UTC')],
        ]}
      />
    </>
  );
}
