import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';

export const none = {
  catch: {
    all: 'No hay capturas disponibles en el mercado',
    fisherman: 'Este pescador no tiene capturas disponibles ahora en el mercado',
    near: (place: string) => `No hay capturas en el mercado a menos de 35 millas de ${place}`,
    filtered: 'Ninguna captura coincide con su búsqueda',
  },
  pledge: {
    all: 'No hay promesas disponibles',
    fisherman: 'Este pescador no tiene promesas disponibles ahora',
    near: (place: string) => `No hay promesas a menos de 35 millas de ${place}`,
    filtered: 'Ninguna promesa coincide con su búsqueda',
  },
} as const;
/** Below the text for no results within 35 miles. @param newest how many posts were considered, if there are more */
export const nearest = {
  catch: {
    title: 'Capturas más cercanas',
    lead: (newest?: number) =>
      `Las capturas más cercanas${fromNewest(newest)}, todas a más de 35 millas de distancia.`,
  },
  pledge: {
    title: 'Promesas más cercanas',
    lead: (newest?: number) =>
      `Las promesas más cercanas${fromNewest(newest)}, todas a más de 35 millas de distancia.`,
  },
  notLoaded: 'No se pudieron cargar las publicaciones más cercanas. Vuelva a intentarlo.',
} as const;
const fromNewest = (newest?: number) => (newest === undefined ? '' : ` entre las ${newest} más recientes`);
export const showMoreAfter = { filtered: 'Borrar todos los filtros', near: 'Mostrar todos los lugares' };
export const seeAll = { catch: 'Ver todas las capturas', pledge: 'Ver todas las promesas' };
export const postOne = 'Publicar captura';

export const photos = 'Fotos';
export const gallery = 'galería';
export const photoOf = (index: number, count: number) => `Foto ${index} de ${count}`;
export const namedPhotoOf = (name: string, index: number, count: number) =>
  `${isolated(name)}, foto ${index} de ${count}`;
export const showPhoto = (index: number) => `Mostrar foto ${index}`;
export const previousPhoto = 'Foto anterior';
export const nextPhoto = 'Foto siguiente';

export const share = 'Compartir';
export const copied = '¡Copiado!';
export const copyFailed = {
  title: 'No se pudo copiar',
  description: 'Copie a mano la dirección de arriba.',
};

export const likes = (count: number) => `${number(count)} me gusta`;
export const likePledge = (species: string, name: string, count: number) =>
  `Me gusta la promesa de ${species} de ${isolated(name)}, ${likes(count)}`;
export const signInToLike = 'Inicie sesión para marcar “Me gusta”';
export const signInFirst = {
  title: 'Inicie sesión',
  description: 'Debe iniciar sesión para marcar “Me gusta” en una promesa',
};
export const likeNotUpdated = 'No se pudo actualizar el “Me gusta”';
export const likeNotAdded = 'No se pudo agregar el “Me gusta”';
export const likeNotRemoved = 'No se pudo quitar el “Me gusta”';

export const favoriteFisherman = 'Pescador favorito';
export const favorite = (name: string) => `${favoriteFisherman}: ${isolated(name)}`;
export const signInToFavorite = 'Inicie sesión para guardar pescadores';
export const favoriteAdded = 'Pescador agregado a favoritos';
export const favoriteRemoved = 'Pescador quitado de favoritos';
export const favoriteNotAdded = 'No se pudo agregar a favoritos';
export const favoriteNotRemoved = 'No se pudo quitar de favoritos';
export const undo = 'Deshacer';

export const miles = (count: number) =>
  plural(count, { one: '1 milla', many: `${count} de millas`, other: `${count} millas` });
export const pledges = (count: number) =>
  count === 0
    ? 'Ninguna promesa'
    : `${count} ${plural(count, { one: 'promesa', many: 'de promesas', other: 'promesas' })}`;

const KINDS = { catch: 'captura', pledge: 'promesa' } as const;
export const deleteTitle = (kind: 'catch' | 'pledge', species: string | undefined) =>
  species === undefined ? `¿Eliminar esta ${KINDS[kind]}?` : `¿Eliminar esta ${KINDS[kind]} de ${species}?`;
const deleteTexts = {
  catch:
    'Esto elimina de forma permanente la publicación y sus fotos. Para quitarla del mercado por ahora, mejor ocúltela',
  pledge:
    'Esto elimina de forma permanente la publicación, sus fotos y sus “Me gusta”. Para quitarla por ahora, mejor ocúltela',
};
export const deleteText = (kind: 'catch' | 'pledge', where: 'here' | 'in-my-posts') =>
  `${deleteTexts[kind]}${where === 'here' ? '' : ' en “Mis publicaciones”'}.`;
export const confirmDelete = 'Eliminar';
export const deleting = 'Eliminando...';
