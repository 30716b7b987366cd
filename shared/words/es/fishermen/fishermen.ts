import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';

export const titles = { community: 'Pescadores de la comunidad', consumer: 'Pescadores locales' } as const;
/** The directory's description in search results. */
export const leads = {
  community:
    'Conozca a los pescadores que prometen comidas a familias necesitadas. Vea dónde desembarcan y cuántas comidas han dado.',
  consumer:
    'Encuentre pescadores locales cerca de usted. Vea qué venden hoy, dónde desembarcan y cómo los califican los compradores.',
} as const;
export const fishermen = 'Pescadores';

export const location = 'Ubicación';
export const within = 'A menos de 35 millas de <place>place</place>';
export const placeUnknown = (name: string) => `: no sabemos dónde está “${isolated(name)}”.`;
export const showNearby = 'Mostrar los cercanos';
export const findingLocation = 'Buscando su ubicación...';
export const useMyLocation = 'Usar mi ubicación';
export const clearLocation = 'Borrar ubicación';

export const filters = 'Filtros';
export const nameSearch = 'Nombre';
export const onlyPro = 'Solo pescadores Pro';
export const noneFound = 'Ningún pescador coincide con su búsqueda';
export const clearFilters = 'Borrar todos los filtros';

export const databaseError = (reason: string) => `Error de la base de datos: ${reason}`;
export const unexpectedError = (reason: string) => `Error inesperado: ${reason}`;
const counted = (count: number) =>
  count === 0
    ? 'Ningún pescador'
    : `${count} ${plural(count, { one: 'pescador', many: 'de pescadores', other: 'pescadores' })}`;
/** Counts the entries loaded so far. */
export function summary(count: number, hasMore: boolean, isNear: boolean): string {
  if (hasMore)
    return plural(count, {
      one: 'El primer pescador',
      many: `Los primeros ${count} de pescadores`,
      other: `Los primeros ${count} pescadores`,
    });
  return isNear && count > 1 ? `${counted(count)}, primero los más cercanos` : counted(count);
}
export const noneNear = 'No hay pescadores a menos de 35 millas de su ubicación';
export const nonePledged = 'Ningún pescador ha publicado promesas todavía';
export const none = 'No hay pescadores disponibles';
export const showAll = 'Mostrar todos los pescadores';
export const pledgeGuide = 'Qué es una promesa';
export const join = 'Únase como pescador';

export const profile = 'Perfil';
export const catches = 'Capturas';
export const viewPledges = (count: number) => `Ver promesas (${count})`;
export const contactFisherman = 'Contactar al pescador';

export const profileNotFound = 'No se encontró el perfil de pescador';
export const lookingFor = (id: string) => `ID buscado: ${id}`;
export const browseFishermen = 'Ver pescadores';
export const lookForPosts = 'Buscar sus publicaciones';
export const profileNotLoaded = 'No se pudo cargar el perfil. Vuelva a intentarlo.';
export const back = 'Atrás';
export const backToFishermen = 'Volver a pescadores';
export const backToMarketplace = 'Volver al mercado';
export const seeCatches = 'Ver las capturas';
export const proFisherman = 'Pescador Pro';
export const fisherman = 'Pescador';
export const licenseChecked = 'Licencia comprobada';
export const licenseCheckedMeans =
  'Una persona responsable de este sitio comparó una licencia de pesca con el papel o con el registro del estado. Esto no es una certificación.';
export const joined = 'Aquí desde <time>month</time>';
export const catchesPosted = (count: number) =>
  plural(count, {
    one: 'Captura publicada',
    many: 'Capturas publicadas en total',
    other: 'Capturas publicadas en total',
  });
export const mealsClaimed = (count: number) =>
  plural(count, { one: 'Comida reservada', many: 'Comidas reservadas', other: 'Comidas reservadas' });
export const mealsServed = (count: number) =>
  plural(count, { one: 'Comida servida', many: 'Comidas servidas', other: 'Comidas servidas' });
export const mealsPledged = (count: number) =>
  plural(count, { one: 'Comida prometida', many: 'Comidas prometidas', other: 'Comidas prometidas' });
export const pledges = (count: number) =>
  plural(count, { one: 'Promesa', many: 'Promesas', other: 'Promesas' });
export const newestCatches = 'Capturas más recientes';
export const allCatches = 'Todas las capturas';
export const newestPledges = 'Promesas más recientes';
export const allPledges = 'Todas las promesas';

export const proBenefits = 'Ventajas de Pro';
export const hasPro = (name: string) => `${isolated(name)} es pescador Pro y tiene:`;
export const benefits = [
  'Una insignia Pro en cada publicación Pro y en el directorio',
  'Un perfil que los compradores abren directamente desde la publicación',
  'Publicaciones a precio fijo',
];
export const averageRating = 'Calificación promedio';
