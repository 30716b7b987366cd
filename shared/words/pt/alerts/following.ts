export const following = 'O que você segue';
export const tabs = {
  fishermen: 'Pescadores',
  searches: 'Buscas',
  posts: 'Publicações',
  meals: 'Refeições',
} as const;
export const alertSettings = 'Configurações de avisos';
