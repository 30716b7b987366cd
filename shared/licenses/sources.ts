/**
 * Where the rules of this area come from. They are guidance for fishermen, not a verdict: the state where the fish is
 * landed decides. Each source names the day on which somebody compared the rules with it.
 */
export const RULES_AS_OF = '2026-11-26';

export interface RuleSource {
  title: string;
  url: string;
}

export const SOURCES = {
  nssp: {
    title: 'National Shellfish Sanitation Program, Model Ordinance, definition of shellfish',
    url: 'https://www.fda.gov/food/federalstate-food-programs/national-shellfish-sanitation-program-nssp',
  },
  processing: {
    title: '21 CFR 123.3(k), what counts as processing seafood',
    url: 'https://www.ecfr.gov/current/title-21/section-123.3',
  },
  tunas: {
    title: '50 CFR 635.4(g) and 635.31(a), permits of dealers in Atlantic tunas',
    url: 'https://www.ecfr.gov/current/title-50/part-635',
  },
  weeks: {
    title: '50 CFR 648.7(a), weekly reports of federally permitted dealers',
    url: 'https://www.ecfr.gov/current/title-50/section-648.7',
  },
  seafoodList: {
    title: 'FDA, The Seafood List, acceptable market names',
    url: 'https://www.cfsanappsexternal.fda.gov/scripts/fdcc/index.cfm?set=SeafoodList',
  },
  itis: {
    title: 'ITIS, taxonomic serial numbers, which SAFIS uses as codes of species',
    url: 'https://www.itis.gov',
  },
} as const satisfies Record<string, RuleSource>;
export type SourceName = keyof typeof SOURCES;
