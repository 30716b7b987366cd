import { alertSettings, savedSearch } from '../alerts/store/items.ts';
import { landing } from '../landings/store/items.ts';
import { sentMail, suppression } from '../mail/store/items.ts';
import { message } from '../messages/store/items.ts';
import { report } from '../moderation/store/items.ts';
import { account } from '../people/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { on } from '../table/index.ts';
import { countAlert, countEndedReason, countEndedSearch, countOnDay } from './reactions.ts';
import { countedChange, dailyCount } from './store/items.ts';

export const items = [dailyCount, countedChange];

export const reactions = () => [
  on(POST_ITEMS.catch.record, { countOnDay }),
  on(POST_ITEMS.pledge.record, { countOnDay }),
  on(account, { countOnDay }),
  on(message, { countOnDay }),
  on(landing, { countOnDay }),
  on(report, { countOnDay }),
  on(sentMail, { countOnDay, countAlert }),
  on(savedSearch, { countEndedSearch }),
  on(alertSettings, { countEndedReason }),
  on(suppression, { countOnDay }),
];
