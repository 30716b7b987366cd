/** API keys on the page of an organization, for its coordinators, and in the dashboard. */
import { isolated } from '../../../text/isolated.ts';

export const ofOrganization = {
  title: 'Claves de API',
  lead: 'Con una clave de API, un programa de su organización puede buscar promesas y reservar comidas sin la contraseña de nadie.',
  two: 'Para reemplazar una clave, cree otra, cambie la clave en su programa y elimine la primera.',
  stopped: 'Detenida, porque la persona que la creó ya no coordina la organización. Cree otra clave.',
  name: 'Nombre',
  nameHint: 'Por ejemplo, el programa que la usa',
  newTitle: 'Su nueva clave de API',
  newText:
    'Cópiela ahora. Se muestra una sola vez. Cualquier persona que la tenga puede actuar en nombre de su organización.',
};
export const none = 'Todavía no hay ninguna clave de API.';
export const notLoaded = 'No se pudieron cargar las claves de API.';

/** The rights of a key. */
export const scopes = {
  'pledges:read': 'Buscar promesas',
  'claims:write': 'Reservar comidas, y ver y cambiar sus reservas',
  'impact:read': 'Leer las cifras de comidas',
  'landings:read': 'Ver los desembarques anunciados',
};
export const madeOn = (day: string) => `Creada el ${day}`;
export const usedOn = (day: string) => `Usada por última vez el ${day}`;
export const neverUsed = 'Todavía sin usar';
export const endsOn = (day: string) => `Vence el ${day} si no se usa`;

export const makeTitle = 'Crear una clave de API';
export const allowed = 'La clave puede';
export const make = 'Crear clave de API';
export const making = 'Creando...';

export const label = 'Clave de API';
export const copy = 'Copiar clave de API';
export const messages = {
  copied: 'Clave de API copiada',
  copyFailed: {
    title: 'No se pudo copiar la clave de API',
    description: 'Ahora está seleccionada. Cópiela usted.',
  },
};
export const done = 'Ya la guardé';
export const notShown = {
  title: 'La clave de API se creó, pero no se puede volver a mostrar',
  description: 'Elimínela y cree otra.',
};

export const end = 'Eliminar';
export const endNamed = (key: string) => `Eliminar ${isolated(key)}`;
export const endTitle = (key: string) => `¿Eliminar la clave de API ${isolated(key)}?`;
export const endText = 'Los programas que la usan dejan de funcionar de inmediato.';
export const confirmEnd = 'Eliminar clave de API';
export const ending = 'Eliminando...';
export const ended = 'La clave de API se eliminó';
export const notEnded = 'No se pudo eliminar la clave de API';
