import { isolated } from '../../../text/isolated.ts';

/** Posts of the whole site, moderated without a report. */
export const title = 'Publicaciones';
export const kind = 'Qué publicaciones';
export const kinds = { catch: 'Capturas', pledge: 'Promesas' } as const;
export const state = 'Estado';
export const states = {
  open: 'Se ofrece',
  over: 'Ya no se ofrece',
  sold: 'Vendida',
  hidden: 'Oculta',
  taken_down: 'Retirada',
} as const;
export const stateOptions = { ...states, all: 'Todas' } as const;
export const search = 'Buscar';
export const searchHint = 'Un pescado, un lugar o el nombre de un pescador';
export const onlyOne = 'Solo una persona';
export const fisherman = 'Persona';
export const showing = (name: string) => `Publicaciones de ${isolated(name)}`;
export const somebody = 'una persona';
export const everybody = 'Mostrar a todos';
export const list = 'Publicaciones encontradas';
export const none = 'Ninguna publicación coincide.';
export const notLoaded = 'No se pudieron cargar las publicaciones.';
export const moreNotLoaded = 'No se pudieron cargar más publicaciones.';
export const by = 'de';
export const view = 'Ver publicación';
export const viewNamed = (post: string) => `Ver publicación: ${post}`;
export const note = 'Motivo dado:';
export const noText = 'Sin texto.';

const posts = (count: number) => (count === 1 ? '1 publicación' : `${count} publicaciones`);
export const named = (species: string, fishermanName: string) => `${species} de ${isolated(fishermanName)}`;
export const select = (post: string) => `Seleccionar ${post}`;
export const selectAll = 'Seleccionar las visibles';
export const selected = (count: number) => (count === 1 ? '1 seleccionada' : `${count} seleccionadas`);
export const clear = 'Borrar';

export const actions = {
  takeDown: {
    label: (count: number) => `Retirar ${count}`,
    title: (count: number) => `¿Retirar ${posts(count)}?`,
    text: 'Nadie podrá verlas, y solo la administración podrá permitirlas de nuevo. Cada pescador recibe un correo con el motivo que usted da y cómo apelar.',
    done: (count: number) => (count === 1 ? '1 publicación retirada' : `${count} publicaciones retiradas`),
  },
  restore: {
    label: (count: number) => `Permitir ${count} de nuevo`,
    title: (count: number) => `¿Permitir ${posts(count)} de nuevo?`,
    text: 'Cada pescador recibe un correo y después puede mostrar la publicación de nuevo.',
    done: (count: number) =>
      count === 1 ? '1 publicación permitida de nuevo' : `${count} publicaciones permitidas de nuevo`,
  },
} as const;
export const reason = 'Motivo';
export const reasonHint = 'Se lo enviamos al pescador palabra por palabra.';
export const busy = 'Guardando...';
export const someFailed = (failed: number, total: number) =>
  `${failed} de ${posts(total)} no ${failed === 1 ? 'cambió' : 'cambiaron'}. Puede volver a intentarlo con ${failed === 1 ? 'esta' : 'estas'}:`;
export const because = (post: string, why: string) => `${post}: ${why}`;
