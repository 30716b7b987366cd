/** The rules about fish that may need a dealer, as of the day in sources.ts. */
import { describe, expect, it } from 'vitest';
import { DEALER_RULES, dealerIssues, dealerRulesFor, type FishForSale } from '#shared/licenses/rules.ts';
import { RULES_AS_OF, SOURCES } from '#shared/licenses/sources.ts';
import { SPECIES_CODES } from '#shared/licenses/species-codes.ts';
import { DEFAULT_SPECIES } from '#shared/species/list.ts';

const typed = (customSpecies: string): FishForSale => ({ species: 'other', customSpecies });
const namesFor = (fish: FishForSale) => dealerRulesFor(fish).map(({ name }) => name);

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

describe('the table', () => {
  it('has a day, and a source of the government or of ITIS for each rule', () => {
    expect(RULES_AS_OF).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const hosts = DEALER_RULES.map(({ source }) => new URL(SOURCES[source].url).hostname);
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
