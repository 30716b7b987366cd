import type { Flavour } from '#shared/flavours.ts';
import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';
import { siteNames } from '../general/sites.ts';

export const subject = 'Asunto';
export const content = 'Texto';
export const audience = 'Para';
export const audienceMissing = 'Elija quién lo recibe';
export const testAddressMissing = 'Escriba al menos una dirección';
export const testAddressesTooMany = (max: number) => `Máximo ${max} direcciones a la vez`;
export const testRefused = (address: string) =>
  `${isolated(address)} se dio de baja o sus correos rebotan. Quite esa dirección.`;
export const timeIsPast = 'Esta hora ya pasó. Elija una más tarde.';
export const timeTooFar = 'Elija una fecha dentro de los próximos 90 días.';
export const placeUnknown = 'No conocemos este lugar. Escriba una localidad o un código postal.';
export const nestedTooDeep = 'El texto tiene citas o listas dentro de demasiadas otras. Hágalo más sencillo.';

export const write = 'Escribir un boletín';
export const writeToOne = 'Escribir un correo';
export const title = 'Boletines';
export const none = 'Todavía no se ha enviado ningún boletín.';
export const notLoaded = 'No se pudieron cargar los boletines.';
export const notRead = 'No se pudo cargar el boletín.';
export const moreNotLoaded = 'No se pudieron cargar más boletines.';

/** The recipients. The first three come before the name of a site or a role. */
export const choose = 'Elegir';
export const groups = {
  sites: 'Todas las personas que crearon cuenta en',
  subscribers: 'Suscriptores del boletín sin cuenta en',
  roles: 'Todas las personas con el rol',
  one: 'Una persona',
} as const;
/** In the list to choose from, where each has to be clear by itself. */
export const groupsToChoose = {
  sites: 'Con cuenta',
  subscribers: 'Solo boletín',
  roles: 'Con un rol',
  one: 'Una persona',
} as const;
export const accountsOf = { consumer: 'Cuentas del mercado', community: 'Cuentas de la comunidad' } as const;
export const subscribersOf = {
  consumer: 'Suscriptores del mercado',
  community: 'Suscriptores de la comunidad',
} as const;
export const sites = { consumer: 'el sitio del mercado', community: 'el sitio de la comunidad' } as const;
export const roles = {
  fisherman: 'Pescador',
  buyer: 'Comprador de pescado fresco',
  organization_user: 'Miembro de organización',
  admin: 'Administración',
  fisherman_manager: 'Responsable de pescadores',
  community_aid_manager: 'Responsable de ayuda comunitaria',
} as const;
export const onePerson = 'Una persona, por nombre o dirección';
export const findPerson = 'Nombre o correo electrónico';
export const findPersonHint = 'El principio de un nombre o un correo electrónico completo';
export const toPerson = (name: string) => `Para ${isolated(name)}`;
export const anotherPerson = 'Otra persona';
export const where = 'Dónde';
export const anywhere = 'En cualquier lugar';
export const withinMiles = (miles: number) => `A menos de ${number(miles)} millas de un lugar`;
export const place = 'Localidad o código postal';
export const placeHint =
  'Usamos los lugares de los perfiles. Quedan fuera las personas cuyo lugar no conocemos.';
export const placeMissing = 'Escriba una localidad o un código postal';
export const near = (whom: string, miles: number, town: string) =>
  `${whom}, a menos de ${number(miles)} millas de ${isolated(town)}`;

/** Replaces the name of a reader who gave none: “Hola, comunidad”. */
export const someReader = 'comunidad';

/** The form. */
export const back = 'Volver a los boletines';
export const contentHint =
  '**negrita**, *cursiva*, ## Título, - lista, [texto del enlace](https://example.org). Deje una línea vacía entre párrafos. {name} se reemplaza por el nombre de quien lee.';
export const kept =
  'Todavía no está guardado. Lo conservamos en este dispositivo hasta que lo guarde o lo envíe.';
export const savedBy = (name: string) => `Guardado por ${isolated(name)}`;
export const saveDraft = 'Guardar borrador';
export const savingDraft = 'Guardando...';
export const draftSaved = {
  title: 'Borrador guardado',
  description: 'Todas las personas que envían boletines pueden abrirlo.',
};
export const discard = 'Descartar';
export const discardTitle = '¿Descartar lo que escribió?';
export const discardText = 'Esto elimina el asunto y el texto.';
export const discardShared = 'Esto elimina el borrador para todos.';

/** Drafts, which everybody who sends newsletters shares. */
export const drafts = 'Borradores';
export const draftsNotLoaded = 'No se pudieron cargar los borradores.';
export const moreDraftsNotLoaded = 'No se pudieron cargar más borradores.';
export const draftNotRead = 'No se pudo cargar el borrador.';
export const untitled = 'Sin asunto';
export const openDraft = 'Abrir';
export const openDraftOf = (title: string) => `Abrir el borrador “${title}”`;
export const draftConflict = {
  title: 'Otra persona acaba de guardar este borrador',
  lead: 'Su texto sigue en el formulario, pero no está guardado. Este es el de la otra persona:',
  mine: 'Reemplazar el suyo por el mío',
  theirs: 'Usar el suyo',
} as const;
export const draftGone = {
  title: 'Alguien eliminó o envió este borrador',
  lead: 'Su texto sigue en el formulario.',
  mine: 'Guardar como borrador nuevo',
  theirs: 'Descartar el mío',
} as const;
export const preview = 'Vista previa';
export const previewViews = { consumer: 'Mercado', community: 'Comunidad', text: 'Texto simple' };
export const previewView = 'Ver como';
export const previewEmpty = 'Escriba un asunto y un texto para ver aquí la vista previa.';
export const previewFailed = 'No se pudo cargar la vista previa.';
export const previewTitle = 'Vista previa del correo';
/** Next to the preview. */
export const nameShown = (name: string) =>
  `Aquí, en lugar de {name} se ve su propio nombre. Si no conocemos el nombre de quien lee, dice “${name}”.`;
export const droppedLead = 'No va en el correo:';
export const dropped = {
  scripts: 'scripts',
  styles: 'colores, tipos de letra y otros estilos',
  images: 'imágenes',
  media: 'videos, sonido y páginas insertadas',
  forms: 'formularios y casillas',
  links: 'enlaces que no llevan a un sitio web ni a un correo electrónico',
  other: 'formato que los programas de correo no conocen',
} as const;
export const sendTest = 'Enviar una prueba';
export const sendingTest = 'Enviando...';
export const testTo = 'Correos electrónicos';
export const testToHint = (max: number) => `Hasta ${max}, separados por comas`;
export const testSent = (addresses: readonly string[]) => ({
  title: 'Prueba enviada',
  description: `La enviamos a ${addresses.map(isolated).join(', ')}.`,
});
export const count = 'Contar y enviar';
export const counting = (soFar: number) => `Contando... ${number(soFar)}`;
const people = (howMany: number) =>
  `${number(howMany)} ${plural(howMany, { one: 'persona', many: 'de personas', other: 'personas' })}`;
export const confirmTitle = (howMany: number) => `¿Enviar a ${people(howMany)}?`;
export const nobody = 'Nadie de este grupo recibe noticias por correo.';
export const confirmText =
  'Empezamos a enviar de inmediato. Puede detener el envío, pero no puede recuperar los correos ya enviados.';
/** Such emails need a postal address by law. */
export const noAddress = (site: Flavour) =>
  `Los boletines deben mostrar una dirección postal, y el ${siteNames[site].toLowerCase()} todavía no tiene ninguna.`;
export const askForAddress = 'Pida a la administración que la escriba en Ajustes.';
export const enterAddress = 'Escribir la dirección en Ajustes';
export const leftOutBefore = (unwanted: number, suppressed: number) =>
  `Quedan fuera: ${number(unwanted)} que se ${unwanted === 1 ? 'dio' : 'dieron'} de baja y ${number(suppressed)} cuyos correos rebotan.`;
/** The time of sending. */
export const when = 'Cuándo enviarlo';
export const whens = { now: 'Ahora', later: 'Más tarde' } as const;
export const sendAt = (zone: string) => `Día y hora (${zone})`;
export const sendAtHint = 'Hasta 90 días por adelantado';
export const timeMissing = 'Elija un día y una hora';
export const confirmLater =
  'Hasta entonces puede cambiar la hora o cancelarlo. También lo recibe quien se una antes de esa fecha.';
export const schedule = 'Programar';
export const scheduling = 'Programando...';
export const scheduled = (time: string) => ({
  title: 'El boletín está programado',
  description: `Se envía el ${time}.`,
});
export const goesOut = (time: string) => `Se envía el ${time}`;
export const wasToGoOut = (time: string) => `Estaba programado para el ${time}`;
export const held = {
  noAddress:
    'El sitio no tenía dirección postal en ese momento. Escriba una en Ajustes y luego elija otra fecha.',
  notAllowed: 'La persona que lo programó ya no administra este sitio. Elija otra fecha para enviarlo.',
} as const;
export const changeTime = 'Cambiar fecha';
export const changeTimeOf = (title: string) => `Cambiar la fecha de “${title}”`;
export const send = 'Enviar';
export const starting = 'Iniciando...';
export const started = {
  title: 'El boletín va en camino',
  description: 'Puede cerrar esta página. Seguimos enviando.',
};

/** An email that was sent, or is being sent. */
export const states = {
  scheduled: 'Programado',
  held: 'No enviado',
  canceled: 'Cancelado',
  sending: 'Enviándose',
  sent: 'Enviado',
  stopped: 'Detenido',
  unfinished: 'Sin terminar',
} as const;
export const by = (name: string, date: string) => `De ${isolated(name)}, ${date}`;
export const progress = (sent: number, expected: number) =>
  `${number(sent)} de unos ${number(expected)} enviados`;
export const sentTo = (sent: number) => `Enviado a ${people(sent)}`;
export const progressOf = (title: string) => `Avance del envío de “${title}”`;
export const reasons = {
  unwanted: 'No enviado, se dieron de baja',
  suppressed: 'No enviado, correos anteriores rebotaron',
  tooMany: 'No enviado, se alcanzó el límite diario',
  refused: 'No enviado, el servicio de correo lo rechazó',
  gone: 'No enviado, cuenta eliminada',
} as const;
export const bounced = 'Rebotados';
export const complained = 'Marcados como spam';
export const leftOut = (reason: string, howMany: number) => `${reason}: ${number(howMany)}`;
export const unfinished = (missing: number) =>
  `Falta enviarlo a unas ${people(missing)}. Paramos después de muchos intentos.`;
export const tooLongAgo = 'Este boletín es demasiado antiguo para continuar. Escriba uno nuevo.';
export const resume = 'Enviar a quienes no lo recibieron';
export const resumeOf = (title: string) => `${resume}: “${title}”`;
export const again = 'Usar otra vez';
export const againOf = (title: string) => `Usar “${title}” otra vez`;
export const cancelMailing = 'Cancelar boletín';
export const cancelOf = (title: string) => `Cancelar “${title}”`;
export const stop = 'Detener';
export const stopOf = (title: string) => `Detener “${title}”`;
/** The question before each action, and the message after it. */
export const changes = {
  stop: {
    title: '¿Detener este boletín?',
    text: 'Dejamos de enviar ahora. No podrá continuar después.',
    confirm: stop,
    busy: 'Deteniendo...',
    done: { title: 'El boletín está detenido' },
  },
  cancel: {
    title: '¿Cancelar este boletín?',
    text: 'Nadie lo recibe. Puede usar su texto otra vez.',
    confirm: cancelMailing,
    busy: 'Cancelando...',
    done: { title: 'El boletín está cancelado' },
  },
  resume: {
    title: '¿Enviarlo a quienes no lo recibieron?',
    text: 'Lo enviamos a todas las personas que no lo recibieron. Nadie lo recibe dos veces, y no lo reciben quienes se dieron de baja.',
    confirm: 'Seguir enviando',
    busy: 'Iniciando...',
    done: started,
  },
} as const;
export const canceledBy = (name: string, date: string) => `Cancelado por ${isolated(name)}, ${date}`;
export const stoppedBy = (name: string, date: string) => `Detenido por ${isolated(name)}, ${date}`;
export const read = 'Leer';
export const readOf = (title: string) => `Leer “${title}”`;
