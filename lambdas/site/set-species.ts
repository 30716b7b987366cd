import { setSpecies } from '#shared/site/admin-endpoints.ts';
import { speciesListIssues } from '#shared/site/rules.ts';
import { endpoint } from '../core/endpoint.ts';
import { refuse } from '../core/parse.ts';
import { changeSiteSettings } from './store/site-settings.ts';
import { withName } from './with-names.ts';

export default endpoint(setSpecies, async ({ body: { version, ...settings }, actor, now }) =>
  withName(
    await changeSiteSettings('species', settings, {
      version,
      actorId: actor.userId,
      now,
      check: (before) => refuse(speciesListIssues(settings.species, before.species)),
    }),
  ),
);
