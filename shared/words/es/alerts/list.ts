import { isolated } from '../../../text/isolated.ts';

export const alerts = 'Avisos';
export const signInToSee = 'Inicie sesión para ver sus avisos.';
export const notLoaded = 'No se pudieron cargar sus avisos. Vuelva a intentarlo.';
export const moreNotLoaded = 'No se pudieron cargar los avisos anteriores. Vuelva a intentarlo.';
export const lead = 'Las publicaciones de las que le avisamos en los últimos 90 días.';
export const isNew = 'Nuevo';
export const none = 'Todavía no hay avisos';
export const noneLead =
  'Siga a un pescador, o guarde una búsqueda o una publicación. Le avisaremos aquí y por correo cuando haya algo nuevo.';
export const browseFishermen = 'Ver pescadores';
export const titleOf = (event: string, post: string) => `${event}: ${post}`;
export const news = {
  catch: 'Nueva captura',
  pledge: 'Nueva promesa',
  landing: 'Nuevo desembarque',
} as const;
export const events = {
  price: 'Bajó el precio',
  'few-left': 'Queda poco',
  changed: 'Cambió',
  sold: 'Se agotó',
  opens: 'Pronto abierta a todos',
  delayed: 'Retrasado',
  landed: 'Ya desembarcó',
  cancelled: 'Cancelado',
} as const;
export const reasons = {
  fisherman: (name: string) => `Usted sigue a ${isolated(name)}`,
  search: (name: string) => `Su búsqueda “${name}”`,
  saved: 'Usted guardó esta publicación',
  landing: (name: string) => `Usted sigue a ${isolated(name)}`,
  meals: 'Comidas para su organización',
} as const;
export const aFisherman = 'este pescador';
export const gone = { catch: 'Una captura', pledge: 'Una promesa', landing: 'Un desembarque' } as const;
export const goneNote = 'Ya no está en el sitio';
