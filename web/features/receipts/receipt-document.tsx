import type { ReactNode } from 'react';
import type { ReceiptRecord, ReceiptVersion } from '#shared/receipts/schemas.ts';
import { speciesName } from '#shared/species/species.ts';
import * as words from '#words/receipts/document.ts';
import { QrCode } from '../../components/qr/qr-code.tsx';
import { Written } from '../../components/text/written.tsx';
import { toReceiptCheck } from '../../lib/navigation/paths.ts';
import { useOrigin } from '../../lib/navigation/use-origin.ts';
import { Both, type DocumentWords } from './both.tsx';

type ReceiptFact = readonly [name: (words: DocumentWords) => string, value: ReactNode];

interface ReceiptDocumentProps {
  receipt: ReceiptRecord;
  version: ReceiptVersion;
}

/** One version of a receipt, as it is read and printed. */
export function ReceiptDocument({ receipt: { id, version: newest }, version }: ReceiptDocumentProps) {
  const { number, kind, at, confirmedBy, note, legalName, ein, signatory } = version;
  const { donorName, meals, weightPounds, donatedOn, place } = version;
  const link = useOrigin() + toReceiptCheck(id);
  const facts: readonly ReceiptFact[] = [
    [(each) => each.organization, <Written key="organization">{legalName}</Written>],
    [(each) => each.ein, ein],
    [(each) => each.donor, <Written key="donor">{donorName}</Written>],
    [(each) => each.given, <Both key="given">{(each) => each.longDate(new Date(donatedOn), 'UTC')}</Both>],
    [(each) => each.place, place],
    [
      (each) => each.fish,
      <Both key="fish">{(each) => speciesName(version, each.language, each.species)}</Both>,
    ],
    [(each) => each.meals, meals],
    [
      (each) => each.weight,
      weightPounds !== undefined && <Both key="weight">{(each) => each.pounds(weightPounds)}</Both>,
    ],
    [(each) => each.signed, <Written key="signed">{signatory}</Written>],
    [(each) => each.confirmed, <Written key="confirmed">{confirmedBy}</Written>],
    [(each) => each.confirmedOn, <Both key="on">{(each) => each.longDate(new Date(at))}</Both>],
    [(each) => each.reason, note !== undefined && <Written key="reason">{note}</Written>],
  ];
  return (
    <article className="flex flex-col gap-5 rounded-card border border-line bg-raised p-5 print:border-0 print:p-0">
      <header className="flex flex-col gap-1">
        <h2 className="text-xl">
          <Both>{(each) => each.titles[kind]}</Both>
        </h2>
        <p className="text-muted">
          <Both>{(each) => each.version(number)}</Both>
        </p>
      </header>
      {number < newest && (
        <p className="font-semibold">
          <Both>{(each) => each.replaced}</Both>
        </p>
      )}
      {kind === 'withdrawal' && (
        <p className="font-semibold text-bad">
          <Both>{(each) => each.isWithdrawn}</Both>
        </p>
      )}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[fit-content(45%)_1fr]">
        {facts
          .filter(([, value]) => value !== '' && value !== false)
          .map(([name, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a version keep their order
            <div key={index} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
              <dt className="text-muted">
                <Both>{name}</Both>
              </dt>
              <dd className="font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      <p className="font-semibold">
        <Both>{(each) => each.nothingGiven}</Both>
      </p>
      <p>
        <Both>{(each) => each.noValue}</Both>
      </p>
      {number === newest && (
        <div className="flex flex-wrap items-center gap-4">
          <QrCode text={link} label={words.check} className="w-32" />
          <p className="min-w-0 flex-1 text-sm wrap-anywhere">
            <Both>{(each) => each.check}</Both>
            <a href={link} className="inline-flex min-h-11 items-center text-link">
              {link}
            </a>
          </p>
        </div>
      )}
      <p className="text-sm text-muted">
        <Both>{(each) => each.guidance}</Both>
      </p>
    </article>
  );
}
