import { useSearchParams } from 'react-router-dom';
import { listMyReceipts } from '#shared/receipts/endpoints.ts';
import { FIRST_YEAR } from '#shared/receipts/year.ts';
import { myPosts } from '#words/app/signed-in-navigation.ts';
import * as words from '#words/receipts/pages.ts';
import { Field } from '../../components/forms/field.tsx';
import { Select } from '../../components/forms/inputs.tsx';
import { Read } from '../../components/read.tsx';
import { BackLink } from '../../components/text/back-link.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { siteMinute } from '../../lib/time/site-minute.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { SignedInPage } from '../accounts/signed-in-page.tsx';
import { YearLetter } from './year-letter.tsx';

/** /receipts: what organizations confirmed of a fisherman's donations in a year, as a letter to print. */
export default function ReceiptsPage() {
  return (
    <SignedInPage title={words.title} signInFirst={words.signInFirst}>
      {() => <Receipts />}
    </SignedInPage>
  );
}

function Receipts() {
  const [query, setQuery] = useSearchParams();
  const thisYear = Number(siteMinute(useNow()).slice(0, 4));
  const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, ago) => thisYear - ago);
  const year = years.find((each) => String(each) === query.get('year')) ?? thisYear;
  const list = useEndpoint(listMyReceipts, { query: { year: String(year) } });
  return (
    <div className="page flex flex-col gap-5 py-4">
      <div className="-ml-4">
        <BackLink to={PATHS.myPosts}>{myPosts}</BackLink>
      </div>
      <h1 className="text-2xl">{words.title}</h1>
      <p className="max-w-read text-muted">{words.mine}</p>
      <div className="max-w-40">
        <Field label={words.year}>
          {(control) => (
            <Select
              {...control}
              value={String(year)}
              onChange={({ target }) => setQuery({ year: target.value }, { replace: true })}
              options={years.map((each) => [String(each), String(each)])}
            />
          )}
        </Field>
      </div>
      <Read of={list} failed={words.notLoaded}>
        {({ items }) => <YearLetter year={year} receipts={items} />}
      </Read>
    </div>
  );
}
