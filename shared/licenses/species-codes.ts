/**
 * Names and codes of species in reports. A species whose common name is that of several species has no code, and one
 * without an entry has neither: an empty cell is better than a wrong one. How far they were compared with their sources is
 * in docs/decisions/2026-11-26-licenses.md.
 */
import type { Species } from '../species/species.ts';

export interface SpeciesCode {
  /** The acceptable market name of FDA's Seafood List. */
  marketName: string;
  /** The taxonomic serial number of ITIS, which SAFIS uses. */
  itis?: string;
}

export const SPECIES_CODES: Readonly<Partial<Record<Species, SpeciesCode>>> = {
  tuna: { marketName: 'Tuna' },
  cod: { marketName: 'Cod' },
  mackerel: { marketName: 'Mackerel' },
  lobster: { marketName: 'Lobster' },
  scallops: { marketName: 'Scallop' },
  haddock: { marketName: 'Haddock', itis: '164744' },
  grunts: { marketName: 'Grunt' },
  porgie: { marketName: 'Porgy' },
  amberjack: { marketName: 'Amberjack' },
  snapper: { marketName: 'Snapper' },
  'red-snapper': { marketName: 'Red Snapper', itis: '168853' },
  'lane-snapper': { marketName: 'Snapper', itis: '168860' },
  'mangrove-snapper': { marketName: 'Snapper', itis: '168848' },
};
