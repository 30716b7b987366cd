import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';

export const title = 'Avisos a programas (webhooks)';
export const lead =
  'Avise a un programa de nuevas comidas cercanas y de los cambios en sus reservas y recibos. Le enviamos una solicitud breve y firmada, sin nombres ni otros datos personales.';
export const none = 'Todavía no se avisa a ningún programa.';
export const notLoaded = 'No se pudieron cargar sus webhooks.';
export const add = 'Agregar un webhook';
export const addLead =
  'Enviamos una primera solicitud a la dirección. El programa responde con el código de prueba que trae y, desde entonces, recibe sus eventos.';
export const adding = 'Agregando...';
export const added = 'Webhook agregado';
export const edit = 'Editar';
export const editOf = (host: string) => `Editar el webhook de ${isolated(host)}`;
export const editTitle = 'Editar webhook';
export const editLead =
  'Si cambia la dirección, su programa debe responder con el código de prueba antes de recibir eventos. La clave secreta sigue siendo la misma.';
export const edited = 'Webhook guardado';
export const eventNames = {
  'claim.created': 'Se reservan comidas',
  'claim.approved': 'Se aprueba una reserva',
  'claim.declined': 'Se rechaza una reserva',
  'claim.cancelled': 'Se cancela una reserva',
  'claim.expired': 'Vence una reserva',
  'claim.no_show': 'Nadie vino a recoger',
  'claim.collected': 'Se recogen comidas',
  'claim.served': 'Se anotan las comidas servidas',
  'pledge.created': 'Se prometen comidas dentro de su radio',
  'receipt.drafted': 'Se prepara un recibo',
  'receipt.confirmed': 'Se confirma un recibo',
  'receipt.corrected': 'Se corrige un recibo',
  'receipt.withdrawn': 'Se retira un recibo',
  'organization.changed': 'Cambian los ajustes de su organización',
  'webhook.verify': 'Código de prueba',
  'webhook.test': 'Prueba',
} as const;
export const stateNames = { unverified: 'Sin verificar', active: 'Activo', off: 'Desactivado' } as const;
export const unverified =
  'La dirección todavía no respondió con el código de prueba. Seguimos intentándolo durante tres días.';
export const offReasons = {
  gone: 'El programa respondió que no quiere más eventos.',
  failing: 'Durante tres días, el programa no aceptó nada de lo que enviamos.',
} as const;
export const failingSince = (time: string) => `Nada ha llegado desde ${time}. Seguimos intentándolo.`;
export const formerSecret = (time: string) => `Hasta ${time}, la clave anterior también funciona.`;

export const secret = 'Clave secreta';
export const secretText =
  'Con esta clave, el programa comprueba que las solicitudes son nuestras. Cópiela ahora, porque no podemos mostrarla otra vez.';
export const copy = 'Copiar la clave';
export const messages = {
  copied: 'Clave copiada',
  copyFailed: {
    title: 'No se pudo copiar la clave',
    description: 'Ahora está seleccionada. Cópiela usted.',
  },
};
export const done = 'Ya la copié';

export const test = 'Enviar una prueba';
export const testOf = (host: string) => `Enviar una prueba a ${isolated(host)}`;
export const testing = 'Enviando...';
export const tested = 'La prueba va en camino';
export const notTested = 'No se pudo enviar la prueba';
export const change = 'Cambiar la clave';
export const changeOf = (host: string) => `Cambiar la clave de ${isolated(host)}`;
export const changeTitle = '¿Cambiar la clave?';
export const changeText =
  'La clave anterior funciona un día más. Antes de eso, ponga la nueva en su programa.';
export const changing = 'Cambiando...';
export const notChanged = 'No se pudo cambiar la clave';
export const end = 'Eliminar el webhook';
export const endOf = (host: string) => `Eliminar el webhook de ${isolated(host)}`;
export const endTitle = '¿Eliminar este webhook?';
export const endText = 'El programa ya no recibe eventos, y la lista de lo enviado también desaparece.';
export const ending = 'Eliminando...';
export const ended = 'Webhook eliminado';
export const notEnded = 'No se pudo eliminar el webhook';

export const sent = 'Lo enviado';
export const sentTo = (host: string) => `Lo enviado a ${isolated(host)}`;
export const sentLead = 'De los últimos 30 días, lo más nuevo primero.';
export const sentNotLoaded = 'No se pudo cargar esta lista.';
export const moreNotLoaded = 'No se pudo cargar más.';
export const nothingSent = 'Todavía no se envió nada.';
export const deliveryStates = {
  waiting: 'En espera',
  delivered: 'Entregado',
  given_up: 'Abandonado',
} as const;
export const attempts = (count: number) =>
  `${count} ${plural(count, { one: 'intento', many: 'de intentos', other: 'intentos' })}`;
export const status = (code: number) => `Respondió con ${code}`;
export const problems = {
  timeout: 'Sin respuesta en cinco segundos',
  no_address: 'El servidor no existe',
  private_address: 'El servidor no está en la internet pública',
  no_connection: 'Sin conexión segura',
  no_challenge: 'Respondió sin el código de prueba',
} as const;
export const replay = 'Enviar de nuevo';
export const replayOf = (event: string, time: string) => `Enviar de nuevo: ${event}, ${time}`;
export const replaying = 'Enviando...';
export const replayed = 'Va en camino otra vez';
export const notReplayed = 'No se pudo enviar de nuevo';
export const since = 'Desde';
export const sinceHint = (most: number) =>
  `Todo lo enviado desde entonces sale otra vez, en orden y con los mismos identificadores: como máximo ${number(most)} eventos.`;
export const replayAll = 'Enviar todo de nuevo';
export const replayedAll = (count: number) =>
  `${number(count)} ${plural(count, { one: 'evento va', many: 'de eventos van', other: 'eventos van' })} en camino otra vez`;
export const nothingReplayed = 'Desde entonces no se envió nada';
