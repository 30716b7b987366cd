/** The rules about selling fish, as of the day in sources.ts, and as administrators set them. */
import { describe, expect, it } from 'vitest';
import {
  defaultRule,
  type FishForSale,
  dealerIssues as issuesBy,
  ruleInForce,
  dealerRulesFor as rulesBy,
} from '#shared/licenses/rules.ts';
import { RULES_AS_OF, SOURCES } from '#shared/licenses/sources.ts';
import { SPECIES_CODES } from '#shared/licenses/species-codes.ts';
import { DEALER_RULE_NAMES } from '#shared/site/dealer-rules.ts';
import { dealerRuleIssues } from '#shared/site/rules.ts';
import type { DealerRuleSetting, DealerRuleSettings } from '#shared/site/rules-schemas.ts';
import { DEFAULT_SPECIES } from '#shared/species/list.ts';
import * as words from '#words/licenses/rules.ts';

const typed = (customSpecies: string): FishForSale => ({ species: 'other', customSpecies });
const namesFor = (fish: FishForSale, set: DealerRuleSettings = {}) =>
  rulesBy(fish, set).map(({ name }) => name);
const dealerIssues = (fish: FishForSale, before?: FishForSale) => issuesBy(fish, {}, before);
const set = (effect: DealerRuleSetting['effect'], changes: Partial<DealerRuleSetting> = {}) => ({
  effect,
  checkedOn: '2026-12-01',
  source: 'https://www.maine.gov/dmr',
  ...changes,
});

describe('molluscan shellfish', () => {
  it.each(['Oysters', 'littleneck CLAMS', 'Blue mussel', 'Ostiones', 'mejillón', 'Amêijoas', 'Hàu sữa'])(
    'refuses %s for sale',
    (name) => {
      expect(dealerIssues(typed(name)).map(({ path }) => path)).toStrictEqual(['customSpecies']);
    },
  );

  it('refuses a species of the site’s own list at its own field', () => {
    expect(dealerIssues({ species: 'bay-mussels' }).map(({ path }) => path)).toStrictEqual(['species']);
  });

  it.each(['Oystercatcher bass', 'Clamato', 'Squid', 'Rockfish'])('lets %s be sold', (name) => {
    expect(dealerIssues(typed(name))).toStrictEqual([]);
  });

  it('lets every species of the specification be sold in every form', () => {
    const refused = DEFAULT_SPECIES.flatMap(({ id }) =>
      (['whole', 'dressed', 'fillet'] as const).flatMap((disposition) =>
        dealerIssues({ species: id, disposition }),
      ),
    );
    expect(refused).toStrictEqual([]);
  });

  it('lets a post from before the rule be corrected in other fields', () => {
    expect(dealerIssues(typed('Oysters'), typed('Oysters'))).toStrictEqual([]);
    expect(dealerIssues(typed('Oysters'), typed('Cod'))).toHaveLength(1);
  });
});

describe('warnings', () => {
  it('warns about whole scallops and not about their meat', () => {
    expect(namesFor({ species: 'scallops', disposition: 'whole' })).toStrictEqual(['wholeScallops']);
    expect(namesFor({ species: 'scallops', disposition: 'dressed' })).toStrictEqual([]);
  });

  it('warns about tunas, and about fillets of any fish', () => {
    expect(namesFor({ species: 'tuna', disposition: 'fillet' })).toStrictEqual(['tunas', 'fillets']);
    expect(namesFor({ species: 'cod', disposition: 'whole' })).toStrictEqual([]);
  });
});

describe('what an administrator sets', () => {
  const tuna: FishForSale = { species: 'tuna', disposition: 'whole' };

  it('refuses what the table only warns about, until it is set back', () => {
    expect(issuesBy(tuna, { tunas: set('refuse') })).toStrictEqual([
      { path: 'species', message: words.refused(words.dealerRules.tunas) },
    ]);
    expect(issuesBy(tuna, {})).toStrictEqual([]);
  });

  it('warns about what the table refuses, or says nothing', () => {
    const oysters = typed('Oysters');
    expect(issuesBy(oysters, { shellfish: set('warn') })).toStrictEqual([]);
    expect(namesFor(oysters, { shellfish: set('warn') })).toStrictEqual(['shellfish']);
    expect(issuesBy(oysters, { shellfish: set('off') })).toStrictEqual([]);
    expect(namesFor(oysters, { shellfish: set('off') })).toStrictEqual([]);
  });

  it('refuses a form at its own field, and lets a post of that form be corrected in other fields', () => {
    const rules = { fillets: set('refuse') };
    const fillet: FishForSale = { species: 'cod', disposition: 'fillet' };
    expect(issuesBy(fillet, rules).map(({ path }) => path)).toStrictEqual(['disposition']);
    expect(issuesBy(fillet, rules, fillet)).toStrictEqual([]);
    expect(issuesBy(fillet, rules, { ...fillet, disposition: 'whole' })).toHaveLength(1);
  });

  it('has its own day and source, and the title of the source only where it is the table’s', () => {
    expect(ruleInForce('tunas', { tunas: set('warn') })).toMatchObject({
      checkedOn: '2026-12-01',
      source: 'https://www.maine.gov/dmr',
      title: 'www.maine.gov',
    });
    const { source } = defaultRule('tunas');
    expect(ruleInForce('tunas', { tunas: set('warn', { source }) }).title).toBe(SOURCES.tunas.title);
    expect(ruleInForce('tunas', {}).checkedOn).toBe(RULES_AS_OF);
  });

  it('is from today or earlier, and refuses no post for the rule about weekly reports', () => {
    const pathsOf = (rules: DealerRuleSettings) =>
      dealerRuleIssues(rules, '2026-12-01').map(({ path }) => path);
    expect(pathsOf({ tunas: set('off'), weeks: set('off') })).toStrictEqual([]);
    expect(pathsOf({ tunas: set('off', { checkedOn: '2026-12-02' }), weeks: set('refuse') })).toStrictEqual([
      'dealerRules.tunas.checkedOn',
      'dealerRules.weeks.effect',
    ]);
  });
});

describe('the table', () => {
  it('has a day, and a source of the government or of ITIS for each rule', () => {
    expect(RULES_AS_OF).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const hosts = DEALER_RULE_NAMES.map((name) => new URL(defaultRule(name).source).hostname);
    expect(hosts.filter((host) => !/\.(?:fda|ecfr)\.gov$/.test(host))).toStrictEqual([]);
  });

  it('names only species of the initial list, with codes of six digits at most once', () => {
    const ids = new Set(DEFAULT_SPECIES.map(({ id }) => id));
    expect(Object.keys(SPECIES_CODES).filter((id) => !ids.has(id))).toStrictEqual([]);
    const codes = Object.values(SPECIES_CODES).flatMap((code) => code?.itis ?? []);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toStrictEqual([]);
  });
});
