import { useRef, useState } from 'react';
import { checkLicense, listLicenses } from '#shared/licenses/endpoints.ts';
import { isExpired, licenseText } from '#shared/licenses/license-rules.ts';
import type { LicenseList, LicensesOfPerson, ListedLicense } from '#shared/licenses/license-schemas.ts';
import { entriesOf } from '#shared/names-of.ts';
import { saving } from '#words/general/form.ts';
import * as words from '#words/licenses/review.ts';
import { TitledCard } from '../../../components/cards/titled-card.tsx';
import { ConfirmedAction } from '../../../components/overlays/confirmed-action.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { ReadList } from '../../../components/read.tsx';
import { Section } from '../../../components/section.tsx';
import { Written } from '../../../components/text/written.tsx';
import { ToolSelect } from '../../../components/tool.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { useEndpointList } from '../../../lib/api/use-endpoint-list.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { LicenseFacts, nameOf } from '../license-facts.tsx';

const LISTS = entriesOf(words.lists).map(([value, label]) => ({ value, label }));

/** Licenses that fishermen keep here, which a manager compares with their papers. */
export default function Licenses() {
  const [state, setState] = useState<LicenseList>('waiting');
  const list = useEndpointList(listLicenses, { query: { state } }, { isChangedElsewhere: true });
  const heading = useRef<HTMLHeadingElement>(null);
  const reload = async () => {
    await list.retry();
    // The button that had the focus may be gone with its license.
    heading.current?.focus();
  };
  return (
    <Section title={words.title} headingRef={heading}>
      <ToolSelect<LicenseList> label={words.shown} value={state} onChoose={setState} options={LISTS} />
      <ReadList
        list={list}
        failed={words.notLoaded}
        moreFailed={words.moreNotLoaded}
        empty={words.none[state]}
        lead={words.lead}
        keyOf={({ userId }) => userId}
      >
        {(person) => <PersonCard person={person} reload={reload} />}
      </ReadList>
    </Section>
  );
}

interface PersonCardProps {
  person: LicensesOfPerson;
  reload(): Promise<void>;
}

function PersonCard({ person, reload }: PersonCardProps) {
  return (
    <TitledCard title={<Written>{person.name}</Written>} level={3} head={null}>
      <ul className="grid gap-4">
        {person.licenses.map((license) => (
          <li key={licenseText(license)} className="grid gap-3 border-t border-line pt-3">
            <LicenseFacts license={license} />
            <Mark person={person} license={license} reload={reload} />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** The button that marks a license as checked, or ends the mark. An expired one can't be marked. */
function Mark({ person, license, reload }: PersonCardProps & { license: ListedLicense }) {
  const { userId, name } = person;
  const { checkedAt, ...asSeen } = license;
  const isOver = isExpired(license, useNow());
  const set = async (isChecked: boolean) => {
    await call(checkLicense, { params: { userId }, body: { license: asSeen, isChecked } });
    await reload();
    toast({ title: isChecked ? words.marked : words.ended, kind: 'good' });
  };
  if (checkedAt === undefined && isOver) return null;
  const texts =
    checkedAt === undefined
      ? {
          label: words.check,
          'aria-label': words.checkNamed(nameOf(license), name),
          title: words.checkTitle,
          text: words.checkText(name, license.number),
        }
      : {
          label: words.end,
          'aria-label': words.endNamed(nameOf(license), name),
          title: words.endTitle,
          text: words.endText,
        };
  return (
    <ConfirmedAction
      {...texts}
      variant="secondary"
      className="self-start"
      busy={saving}
      action={() => set(checkedAt === undefined)}
    />
  );
}
