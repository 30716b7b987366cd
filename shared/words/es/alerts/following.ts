export const following = 'Lo que usted sigue';
export const tabs = {
  fishermen: 'Pescadores',
  searches: 'Búsquedas',
  posts: 'Publicaciones',
  meals: 'Comidas',
} as const;
export const alertSettings = 'Ajustes de avisos';
