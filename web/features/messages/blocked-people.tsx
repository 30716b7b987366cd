import { listBlocks } from '#shared/messages/endpoints.ts';
import * as words from '#words/messages/messages.ts';
import { Button } from '../../components/button.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint.ts';
import { BlockPerson } from './block-person.tsx';

/** The people I have blocked; nothing when there are none. */
export function BlockedPeople() {
  const list = useEndpointList(listBlocks, {});
  if (list.items.length === 0) return null;
  return (
    <details className="border-t border-line pt-4">
      <summary className="min-h-11 py-2.5 font-semibold">{words.blockedPeople}</summary>
      <ul className="flex flex-col divide-y divide-line">
        {list.items.map(({ userId, name }) => (
          <li key={userId} className="flex flex-wrap items-center justify-between gap-3 py-2">
            {name}
            <BlockPerson person={{ userId, name }} variant="secondary" />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button variant="secondary" onClick={() => list.more()}>
          {words.showMoreBlocked}
        </Button>
      )}
    </details>
  );
}
