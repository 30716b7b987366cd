import { useSearchParams } from 'react-router-dom';
import { listLandings } from '#shared/landings/endpoints.ts';
import { LANDINGS_PARAMETERS } from '#shared/pages/rendered-parameters.ts';
import { browseFishermen } from '#words/favorites/favorites.ts';
import { SITE_TIME_ZONE } from '#words/general/format.ts';
import * as words from '#words/landings/landings.ts';
import * as tools from '#words/posts/marketplace.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { FirstIcon } from '../../components/drawings/first-icons.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { QueryForm } from '../../components/forms/query-form.tsx';
import { MapTool, Tool, ToolSelect } from '../../components/tool.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { changeParams } from '../../lib/navigation/change-params.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { useParts } from '../../lib/site/site.ts';
import { dayOf } from '../../lib/time/day-of.ts';
import { dayWords } from '../../lib/time/pickup-times.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { SaveSearchButton } from '../../parts/alerts/save-search-button.tsx';
import { AnnounceLink } from '../../parts/landings/announce-link.tsx';
import { type NearMe, useNearMe } from '../../parts/places/use-near-me.ts';
import { queryNear } from '../../parts/posts/use-post-list.ts';
import { PostList } from '../posts/lists/post-list.tsx';
import NearPanel from '../posts/marketplace/near-panel.tsx';
import { landingDays } from './landing-days.ts';
import { LandingListItem } from './shown/landing-card.tsx';
import { toListed } from './shown/listed-landing.ts';

const ANY_DAY = 'any';

/** Query: `day` (2026-11-26, in the site's time zone), `near` and `show` as in the marketplace. */
export default function Landings() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string | undefined>, options?: { replace: boolean }) =>
    setParams((now) => changeParams(now, changes), options);
  const near = useNearMe({
    near: params.get('near')?.trim() || undefined,
    setNear: (next, options) => change({ near: next }, options),
    what: 'catches',
  });
  const canSave = useParts().isOn('alerts') && !near.isLost;
  const today = dayOf(useNow(), SITE_TIME_ZONE);
  const days = landingDays(today);
  const day = days.find((each) => each === params.get('day'));
  const isMap = params.get('show') === 'map';
  usePageHead(words.landings, () => ({
    description: words.listDescription,
    data: { '@type': 'CollectionPage', name: words.landings },
  }));
  const list = useEndpointList(listLandings, {
    query: { ...(day !== undefined && { day }), ...queryNear(near.place, false) },
  });
  const without = (name: string) => ({
    params: changeParams(params, { [name]: undefined }),
    rendered: LANDINGS_PARAMETERS,
    className: 'contents',
  });
  return (
    <div className="page flex flex-col gap-5 py-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div>
          <h1 className="text-2xl">{words.landings}</h1>
          <p className="text-muted">{words.lead}</p>
        </div>
        <AnnounceLink />
      </div>
      <div className="flex items-start justify-between gap-2">
        <div className="flex flex-wrap gap-2">
          <QueryForm {...without('day')}>
            <ToolSelect
              label={words.days}
              name="day"
              value={day ?? ANY_DAY}
              onChoose={(chosen) => change({ day: chosen === ANY_DAY ? undefined : chosen })}
              options={[
                { value: ANY_DAY, label: words.anyDay },
                ...days.map((value) => ({ value, label: dayWords(value, today) })),
              ]}
            />
          </QueryForm>
          <Tool data-needs-script isOn={near.isOn} onClick={near.isOn ? near.clear : near.locate}>
            {near.isOn ? (
              tools.clearNearMe
            ) : (
              <>
                <FirstIcon name="pin" className="size-5 max-[389px]:hidden" />
                {near.phase === 'locating' ? tools.locating : tools.nearMe}
              </>
            )}
          </Tool>
          {canSave && <SaveSearchButton search={{ kind: 'landing', filters: {} }} near={near.place} />}
        </div>
        <QueryForm {...without('show')}>
          <MapTool
            isOn={isMap}
            toggle={() => change({ show: isMap ? undefined : 'map' })}
            words={{ list: tools.list, map: tools.map }}
          />
        </QueryForm>
      </div>
      {(near.phase !== undefined || near.isLost) && <NearPanel {...near} />}
      <PostList
        list={{ ...list, items: list.items.map(toListed) }}
        kind="landing"
        label={words.landings}
        failure={words.notLoaded}
        near={near.place}
        isMap={isMap}
        clearNear={near.clear}
        empty={<NoLandings near={near} on={day && dayWords(day, today)} />}
        renderCard={({ post, miles }) => (
          <LandingListItem key={post.id} landing={post.landing} miles={miles} />
        )}
      />
    </div>
  );
}

function NoLandings({ near: { place, isOn, clear }, on }: { near: NearMe; on: string | undefined }) {
  const none = on === undefined ? words.none : words.noneOn(on);
  return (
    <EmptyState
      drawing={<EmptyDock />}
      words={place ? words.noneNear(place.name) : none}
      action={
        isOn ? (
          <Button variant="secondary" onClick={clear}>
            {words.showAllPlaces}
          </Button>
        ) : (
          <>
            <p className="text-muted">{words.noneLead}</p>
            <ButtonLink to={PATHS.fishermen} variant="secondary">
              {browseFishermen}
            </ButtonLink>
          </>
        )
      }
    />
  );
}
