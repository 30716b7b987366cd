import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ReceiptCard } from '#shared/receipts/schemas.ts';
import { speciesName } from '#shared/species/species.ts';
import { yearTitle } from '#words/receipts/document.ts';
import * as words from '#words/receipts/pages.ts';
import { Button } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { OnPaper } from '../../components/print/on-paper.tsx';
import { Written } from '../../components/text/written.tsx';
import { toOwnReceipt } from '../../lib/navigation/paths.ts';
import { Both, type DocumentWords } from './both.tsx';

interface YearLetterProps {
  year: number;
  receipts: readonly ReceiptCard[];
}

/** All donations of a year on paper. Withdrawn receipts are listed below, and count in no sum. */
export function YearLetter({ year, receipts }: YearLetterProps) {
  if (receipts.length === 0) return <EmptyState drawing={<EmptyDock />} words={words.noneIn(year)} />;
  const current = receipts.filter(({ state }) => state === 'confirmed');
  const withdrawn = receipts.filter(({ state }) => state === 'withdrawn');
  const [first] = receipts;
  return (
    <>
      <OnPaper className="flex flex-col gap-4">
        <h2 className="text-xl">
          <Both>{(each) => each.yearTitle(year)}</Both>
        </h2>
        <p>
          <Both>{(each) => each.donor}</Both> <Written className="font-semibold">{first?.donorName}</Written>
        </p>
        {current.length > 0 && <DonationTable year={year} receipts={current} />}
        {withdrawn.length > 0 && (
          <section className="flex flex-col gap-2">
            <h3 className="font-semibold">{words.states.withdrawn}</h3>
            <ul>
              {withdrawn.map(({ id, organizationName }) => (
                <li key={id}>
                  <Link to={toOwnReceipt(id)} className="inline-flex min-h-11 items-center text-link">
                    <Written>{organizationName}</Written>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className="font-semibold">
          <Both>{(each) => each.nothingGiven}</Both>
        </p>
        <p>
          <Both>{(each) => each.noValue}</Both>
        </p>
        <p className="text-sm text-muted">
          <Both>{(each) => each.guidance}</Both>
        </p>
      </OnPaper>
      <div>
        <Button size="large" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
    </>
  );
}

function DonationTable({ year, receipts }: YearLetterProps) {
  const sum = receipts.reduce((meals, each) => meals + each.meals, 0);
  const pounds = receipts.reduce((weight, { weightPounds = 0 }) => weight + weightPounds, 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section tabIndex={0} aria-label={yearTitle(year)} className="overflow-x-auto print:overflow-visible">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line text-left align-top">
            <Head>{(each) => each.given}</Head>
            <Head>{(each) => each.organization}</Head>
            <Head>{(each) => each.place}</Head>
            <Head>{(each) => each.fish}</Head>
            <Head isNumber>{(each) => each.meals}</Head>
            <Head isNumber>{(each) => each.weight}</Head>
          </tr>
        </thead>
        <tbody>
          {receipts.map((receipt) => (
            <tr key={receipt.id} className="border-b border-line align-top">
              <td className="py-2 pr-3">
                <Link to={toOwnReceipt(receipt.id)} className="inline-flex min-h-11 items-center text-link">
                  <span>
                    <Both>{(each) => each.longDate(new Date(receipt.donatedOn), 'UTC')}</Both>
                  </span>
                </Link>
              </td>
              <td className="py-2 pr-3 wrap-anywhere">
                <Written>{receipt.organizationName}</Written>
              </td>
              <td className="py-2 pr-3">{receipt.place}</td>
              <td className="py-2 pr-3">
                <Both>{(each) => speciesName(receipt, each.language, each.species)}</Both>
              </td>
              <td className="py-2 pr-3 text-right tabular-nums">{receipt.meals}</td>
              <td className="py-2 text-right tabular-nums">
                <Pounds>{receipt.weightPounds}</Pounds>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" colSpan={4} className="py-2 pr-3 text-left">
              <Both>{(each) => each.total}</Both>
            </th>
            <td className="py-2 pr-3 text-right tabular-nums">{sum}</td>
            <td className="py-2 text-right tabular-nums">
              <Pounds>{pounds || undefined}</Pounds>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Pounds({ children: pounds }: { children: number | undefined }): ReactNode {
  return pounds === undefined ? '' : <Both>{(each) => each.pounds(pounds)}</Both>;
}

function Head({ isNumber, children }: { isNumber?: true; children(words: DocumentWords): string }) {
  return (
    <th scope="col" className={`py-2 pr-3 ${isNumber ? 'text-right' : ''}`}>
      <Both>{children}</Both>
    </th>
  );
}
