/**
 * Names of the fish that form histamine (HISTAMINE_SPECIES), in all languages of the site: people type them on pages
 * of any language. Spanish and Portuguese plurals that don't just add an `s` are listed too.
 */
export const HISTAMINE_NAMES: readonly string[] = [
  // Tuna
  'tuna',
  'albacore',
  'ahi',
  'atún',
  'atunes',
  'albacora',
  'bonito',
  'atum',
  'atuns',
  'cá ngừ',
  'cá bò gù',
  // Mackerel
  'mackerel',
  'caballa',
  'macarela',
  'sierra',
  'cavala',
  'cavalinha',
  'cá thu',
  'cá nục',
  // Amberjack
  'amberjack',
  'medregal',
  'medregales',
  'serviola',
  'pez limón',
  'olho-de-boi',
  'lírio',
  'charuteiro',
  'olhete',
  'cá cam',
  'cá bò biển',
];
