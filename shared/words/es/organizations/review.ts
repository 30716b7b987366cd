import { isolated } from '../../../text/isolated.ts';

/** Deciding about applications of organizations. */
export const views = {
  applications: 'Solicitudes',
  claims: 'Reservas',
  organizations: 'Organizaciones',
} as const;
export const status = 'Qué solicitudes';
export const statuses = { new: 'En espera', approved: 'Aprobada', declined: 'Rechazada' } as const;
export const none = {
  new: 'No hay solicitudes por revisar.',
  approved: 'Todavía no se ha aprobado ninguna solicitud.',
  declined: 'Todavía no se ha rechazado ninguna solicitud.',
} as const;
export const notLoaded = 'No se pudieron cargar las solicitudes.';
export const moreNotLoaded = 'No se pudieron cargar más solicitudes.';

export const received = 'Recibida';
export const contact = 'Contacto';
export const email = 'Correo';
export const decidedBy = 'Decisión de';
export const organizationPage = 'Abrir la página de la organización';

export const approve = 'Aprobar';
export const approveTitle = (name: string) => `Aprobar a ${isolated(name)}`;
export const approveText =
  'La organización podrá reservar comidas. Invitamos a su contacto a encargarse primero de la coordinación. Pueden cambiar estos ajustes después.';
export const approving = 'Aprobando...';
export const approved = (name: string) => ({
  title: 'Solicitud aprobada',
  description: `${isolated(name)} ya participa. Enviamos un correo a su contacto.`,
});
export const decline = 'Rechazar';
export const declineTitle = (name: string) => `Rechazar a ${isolated(name)}`;
export const declineText = 'Avisamos al contacto de que la organización no puede unirse por ahora.';
export const reasonHint = 'Se lo enviamos al contacto tal como usted lo escribe.';
export const declined = (name: string) => ({
  title: 'Solicitud rechazada',
  description: `Escribimos al contacto de ${isolated(name)}.`,
});
export const remove = 'Eliminar';
export const removeTitle = (name: string) => `¿Eliminar la solicitud de ${isolated(name)}?`;
export const removeText =
  'Se borra todo lo que dice, con el nombre, la dirección y el teléfono de su contacto. La organización que surgió de ella se queda. Esto no se puede deshacer.';
export const removing = 'Eliminando...';
export const notRemoved = 'La solicitud no se eliminó';
export const removed = 'Solicitud eliminada';
export const decidedMeanwhile = 'Otra persona ya decidió';
