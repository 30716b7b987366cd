import { isolated } from '../../../text/isolated.ts';

/** Reports as administrators handle them. */
export const view = 'Qué denuncias';
export const views = { open: 'En espera', handled: 'Resueltas' } as const;
export const none = {
  open: 'No hay denuncias por revisar.',
  handled: 'Todavía no se ha resuelto ninguna denuncia.',
} as const;
export const notLoaded = 'No se pudieron cargar las denuncias.';
export const moreNotLoaded = 'No se pudieron cargar más denuncias.';
export const oneNotLoaded = 'No se pudo cargar la denuncia.';
export const back = 'Todas las denuncias';

const OF = {
  message: 'Mensaje de',
  catch: 'Captura de',
  pledge: 'Promesa de',
  landing: 'Desembarque de',
  rating: 'Calificación de',
  person: 'Perfil de',
} as const;
/** The reported thing and its owner. */
export const about = (kind: keyof typeof OF, name: string) => `${OF[kind]} ${isolated(name)}`;
export const lookAt = 'Revisar';
export const lookAtNamed = (what: string) => `Revisar: ${what}`;
/** Before a time such as "hace 2 días"; both are about the report. */
export const waiting = 'En espera, recibida';
export const reportedAt = 'Recibida';
export const suspendedNow = 'Suspensión vigente';
export const hiddenNow = 'Oculto ahora';

export const assignments = { all: 'Todas', mine: 'Mías', nobodys: 'De nadie' } as const;
export const assignment = 'Asignada a';
export const noneAssigned = {
  mine: 'No tiene ninguna denuncia asignada.',
  nobodys: 'Todas las denuncias están asignadas a alguien.',
} as const;
export const assignedToNobody = 'Asignada a nadie';
export const assignedToYou = 'Asignada a usted';
export const assignedTo = (person: string) => `Asignada a ${isolated(person)}`;
export const take = 'Asignármela';
export const assign = 'Asignar';
export const assignTitle = 'Asignar esta denuncia';
export const administrator = 'Persona de la administración';
export const nobody = 'Nadie';
export const adminsNotLoaded = 'No se pudo cargar la lista de la administración.';
export const assigned = 'Denuncia asignada';

export const whatWasReported = 'Lo que se denunció';
export const asItWas = 'Así se veía cuando se denunció.';
export const noEvidence = 'No hay copia, solo la denuncia.';
const REPORTED = { catch: 'la captura denunciada', pledge: 'la promesa denunciada' } as const;
export const photo = (kind: 'catch' | 'pledge', number: number, total: number) =>
  `Foto ${number} de ${total} de ${REPORTED[kind]}`;
export const photosKept = 'Se guardan hasta que se resuelva esta denuncia.';
export const photoNotLoaded = 'No se pudo cargar una foto.';
export const openPost = 'Abrir la publicación como está ahora';
export const postHidden = 'No se puede abrir mientras esté oculta.';
export const subject = 'Asunto';
export const written = 'Fecha del mensaje';
export const posted = 'Fecha de publicación';
export const fish = 'Pescado';
export const place = 'Lugar';
export const stars = 'Estrellas';
export const name = 'Nombre';
export const noWords = 'Sin texto.';
export const catchInQuestion = 'La captura de la que se trata';

export const why = 'Por qué se denunció';
export const what = 'Problema';
export const by = 'Denuncia de';
export const reporterGone = 'Alguien que se fue';

export const people = 'Las dos personas';
export const reportedPerson = (person: string) => `${isolated(person)}, contra quien va la denuncia`;
export const reporter = (person: string) => `${isolated(person)}, quien hizo la denuncia`;
export const pastAbout = 'Otras denuncias sobre esta persona';
export const pastBy = 'Otras denuncias de esta persona';
const countOf = (count: number, hasMore: boolean) => (hasMore ? `más de ${count}` : String(count));
export const withCount = (label: string, count: number, hasMore: boolean) =>
  `${label}: ${count === 0 ? 'ninguna' : countOf(count, hasMore)}`;
export const nothingDone = 'Todavía no se hizo nada';
export const openProfile = 'Abrir la cuenta';

export const soFar = 'Lo que se hizo';
export const notYet = 'Nada todavía.';
/** Before `until` and `doneBy`: “Cuenta suspendida hasta el 22 nov 2026 por Ada”. */
export const done = {
  dismiss: 'Denuncia desestimada',
  hide_post: 'Contenido oculto',
  show_post: 'Contenido permitido de nuevo',
  warn: 'Advertencia enviada',
  suspend: 'Cuenta suspendida',
  lift_suspension: 'Suspensión levantada',
} as const;
export const doneBy = (person: string) => `por ${isolated(person)}`;
export const until = (end: string) => `hasta el ${end}`;

export const whatNow = 'Qué hacer';
export const aboutYou =
  'Esta denuncia es sobre usted. Tiene que resolverla otra persona de la administración.';
export const meanwhile = (person: string, what: string) =>
  `${isolated(person)} cambió esta denuncia mientras usted la tenía abierta: ${what}. Ahora ve la versión más reciente.`;

export const actions = {
  dismiss: {
    label: 'Desestimar',
    title: '¿Desestimar esta denuncia?',
    text: 'Esto cierra la denuncia. Nada más cambia y no se avisa a nadie.',
    done: 'Denuncia desestimada',
  },
  hide_post: {
    label: 'Ocultar',
    title: '¿Ocultar esto?',
    text: 'Nadie podrá verlo, y solo la administración podrá permitirlo de nuevo. La persona recibe un correo con el motivo que usted da y cómo apelar.',
    done: 'Contenido oculto',
  },
  show_post: {
    label: 'Permitir de nuevo',
    title: '¿Permitirlo de nuevo?',
    text: 'La persona recibe un correo. Después puede mostrar su publicación de nuevo. El texto de una calificación se muestra de inmediato.',
    done: 'Se puede mostrar de nuevo',
  },
  warn: {
    label: 'Advertir',
    title: '¿Advertir a esta persona?',
    text: 'La persona recibe un correo con una advertencia, el motivo que usted da y cómo apelar. Nada más cambia.',
    done: 'Advertencia enviada',
  },
  suspend: {
    label: 'Suspender',
    title: '¿Suspender a esta persona?',
    text: 'No podrá publicar, editar ni enviar nada, y sus publicaciones se ocultan. Recibe un correo que dice por qué, por cuánto tiempo y cómo apelar.',
    done: 'Cuenta suspendida',
  },
  lift_suspension: {
    label: 'Levantar la suspensión',
    title: '¿Levantar la suspensión?',
    text: 'Podrá publicar y escribir de nuevo, y sus publicaciones se muestran otra vez. Recibe un correo que lo dice.',
    done: 'Suspensión levantada',
  },
} as const;
export const changeSuspension = 'Cambiar la suspensión';
export const reason = 'Motivo';
export const reasonHint =
  'Se lo enviamos a la persona palabra por palabra. Nunca decimos quién hizo la denuncia.';
export const busy = 'Guardando...';
export const changedMeanwhile = 'Otra persona cambió esto primero';
