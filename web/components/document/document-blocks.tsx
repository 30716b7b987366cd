import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Block, Document, Table, Text } from '#shared/documents/document.ts';
import { Facts } from '../facts.tsx';
import { QrCode } from '../qr/qr-code.tsx';
import { Written } from '../text/written.tsx';

/** The blocks of a document, which a PDF file has as well. */
export function DocumentBlocks({ of }: { of: Document }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a document keep their order
  return of.map((block, index) => <DrawnBlock key={index} block={block} />);
}

const LOOKS = {
  quiet: '-mt-4 text-muted',
  strong: 'font-semibold',
  warning: 'font-semibold text-bad',
  small: 'text-sm text-muted',
} as const;

function DrawnBlock({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'title':
      return (
        <h2 className="text-xl">
          <Both>{block.text}</Both>
        </h2>
      );
    case 'heading':
      return (
        <h3 className="font-semibold">
          <Both>{block.text}</Both>
        </h3>
      );
    case 'paragraph':
      return <Paragraph text={block.text} look={block.look && LOOKS[block.look]} />;
    case 'facts':
      return (
        <Facts
          facts={block.facts.map(([name, value]) => [
            <Both key="name">{name}</Both>,
            <Both key="value">{value}</Both>,
          ])}
        />
      );
    case 'table':
      return <DrawnTable table={block} />;
    case 'code':
      return (
        <div className="flex flex-wrap items-center gap-4">
          <QrCode text={block.url} label={block.label.own} className="w-32" />
          <p className="min-w-0 flex-1 text-sm wrap-anywhere">
            <Both>{block.label}</Both>
            <a href={block.url} className="inline-flex min-h-11 items-center text-link">
              {block.url}
            </a>
          </p>
        </div>
      );
  }
}

function Paragraph({ text, look }: { text: Text; look: string | undefined }): ReactNode {
  if (text.isWritten)
    return (
      <Written as="p" className={look}>
        {text.own}
      </Written>
    );
  return (
    <p className={look}>
      <Both>{text}</Both>
    </p>
  );
}

function Both({ children: { own, english, isWritten, path } }: { children: Text }): ReactNode {
  if (path !== undefined)
    return (
      <Link to={path} className="inline-flex min-h-11 items-center text-link">
        <span>
          <Both>{{ own, ...(english !== undefined && { english }) }}</Both>
        </span>
      </Link>
    );
  if (isWritten) return <Written>{own}</Written>;
  if (english === undefined) return own;
  return (
    <>
      <span className="block">{own}</span>
      <span lang="en" className="block text-sm text-muted">
        {english}
      </span>
    </>
  );
}

function DrawnTable({ table: { name, columns, rows, bars, total } }: { table: Table }) {
  const look = columns.map(({ isNumber }) => `py-2 pr-3 ${isNumber ? 'text-right tabular-nums' : ''}`);
  const texts = columns.length - (total?.numbers.length ?? 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section tabIndex={0} aria-label={name.own} className="overflow-x-auto print:overflow-visible">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line text-left align-top">
            {columns.map((column, index) => (
              <th key={column.name.own} scope="col" className={look[index]}>
                <Both>{column.name}</Both>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a document keep their order
            <tr key={index} className="border-b border-line align-top">
              {row.map((cell, at) => (
                <td key={columns[at]?.name.own} className={`${look[at]} wrap-anywhere`}>
                  <Both>{cell}</Both>
                  {at === 0 && bars && <Bar share={bars[index] ?? 0} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" colSpan={texts} className="py-2 pr-3 text-left">
                <Both>{total.name}</Both>
              </th>
              {total.numbers.map((each, index) => (
                <td key={columns[texts + index]?.name.own} className={look[texts + index]}>
                  <Both>{each}</Both>
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

/** A bar of a plot, whose number is in the row. */
function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" width="100%" className="mt-1 h-2">
      <rect width={`${share * 100}%`} height="100%" rx="3" className="fill-accent" />
    </svg>
  );
}
