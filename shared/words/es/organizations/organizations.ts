import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';

export const notFound = 'No encontramos esta organización.';
export const notLoaded = 'No se pudo cargar la organización.';
export const mealsClaimed = (count: number) =>
  plural(count, { one: 'comida reservada', many: 'de comidas reservadas', other: 'comidas reservadas' });
export const mealsServed = (count: number) =>
  plural(count, { one: 'comida servida', many: 'de comidas servidas', other: 'comidas servidas' });

export const none = 'Todavía no hay organizaciones. Apruebe una solicitud para agregar la primera.';
export const allNotLoaded = 'No se pudieron cargar las organizaciones.';
export const moreNotLoaded = 'No se pudieron cargar más organizaciones.';
export const contact = 'Contacto';
/** Replaces the contact's name if the organization has no members left. */
export const noContact = 'Sin persona de contacto';
export const edit = 'Editar';
export const editTitle = (name: string) => `Editar ${isolated(name)}`;
export const saved = 'Organización guardada';

/** Labels the links to the organization's tasks. */
export const ways = 'Para esta organización';
export const findMeals = 'Buscar comidas';
export const claims = 'Reservas';
export const settings = 'Ajustes';
export const members = 'Miembros';
export const membersOf = (name: string) => `Miembros de ${isolated(name)}`;
export const membersNotLoaded = 'No se pudieron cargar los miembros.';
export const noMembers = 'Todavía no hay miembros.';
/** Between a role and a day: “Coordinación desde el 22 de noviembre de 2026”. */
export const since = 'desde el';
export const you = 'Usted';
export const remove = 'Quitar';
export const removeName = (name: string) => `Quitar a ${isolated(name)}`;
export const removeTitle = (name: string) => `¿Quitar a ${isolated(name)}?`;
export const removeText = (name: string) =>
  `${isolated(name)} ya no podrá actuar en nombre de la organización.`;
export const removing = 'Quitando...';
export const removed = (name: string) => `Se quitó a ${isolated(name)}`;
export const notRemoved = 'No se quitó';
export const roleOf = (name: string) => `Rol de ${isolated(name)}`;
export const roleSaved = (name: string) => `El rol de ${isolated(name)} cambió`;
export const roleNotSaved = 'El rol no cambió';
export const leave = 'Dejar la organización';
export const leaveTitle = (name: string) => `¿Dejar ${isolated(name)}?`;
export const leaveText =
  'Ya no podrá actuar en nombre de la organización hasta que alguien le invite de nuevo.';
export const leaving = 'Saliendo...';
export const left = (name: string) => `Usted dejó ${isolated(name)}`;

export const invite = 'Invitar';
export const inviteTitle = 'Invitar a alguien';
export const inviteText =
  'La persona pasa a ser miembro cuando acepta, o cuando crea una cuenta con esta dirección.';
export const inviteByManagerText =
  'Si la persona tiene una cuenta con esta dirección, pasa a ser miembro de inmediato. Si no, se une cuando crea una cuenta.';
export const email = 'Correo electrónico';
export const inviting = 'Invitando...';
export const invited = (email: string) => ({
  title: 'Invitación enviada',
  description: `Escribimos a ${email}.`,
});
export const invitations = 'Invitaciones enviadas';
export const withdraw = 'Retirar';
export const withdrawEmail = (email: string) => `Retirar la invitación de ${email}`;
export const withdrawing = 'Retirando...';
export const withdrawn = 'Invitación retirada';
export const notWithdrawn = 'La invitación no se retiró';

export const joinRequests = 'Solicitudes para unirse';
export const accept = 'Aceptar';
export const acceptName = (name: string) => `Aceptar a ${isolated(name)}`;
export const decline = 'Rechazar';
export const declineName = (name: string) => `Rechazar a ${isolated(name)}`;
export const answered = {
  accepted: (name: string) => `${isolated(name)} ya es miembro`,
  declined: (name: string) => `La solicitud de ${isolated(name)} fue rechazada`,
  open: (name: string) => `La solicitud de ${isolated(name)} está en espera`,
} as const;
export const answering = 'Guardando...';
export const notAnswered = 'La solicitud no se guardó';

export const ownInvitations = 'Invitaciones';
export const invitedAs = (organization: string, role: string) =>
  `${isolated(organization)} le invita a actuar en su nombre, con el rol de ${role}.`;
export const acceptInvitationOf = (organization: string) =>
  `Aceptar la invitación de ${isolated(organization)}`;
export const declineInvitationOf = (organization: string) =>
  `Rechazar la invitación de ${isolated(organization)}`;
export const invitationAccepted = (organization: string) =>
  `Ya puede actuar en nombre de ${isolated(organization)}`;
export const invitationDeclined = (organization: string) =>
  `Invitación de ${isolated(organization)} rechazada`;
export const notReplied = 'Su respuesta no se guardó';

export const yours = 'Su organización';
export const joinText =
  '¿Su organización está en el sitio? Pida a su coordinación que le acepte. Hasta entonces, puede usar el sitio como comprador.';
export const organizationName = 'Nombre de la organización';
export const search = 'Buscar';
export const searching = 'Buscando...';
export const noneFound =
  'No encontramos ninguna organización con este nombre. Puede enviar una solicitud para ella.';
export const apply = 'Enviar solicitud';
export const ask = 'Pedir unirse';
export const asking = 'Enviando...';
export const askName = (name: string) => `Pedir unirse a ${isolated(name)}`;
export const asked = (name: string) => ({
  title: 'Solicitud enviada',
  description: `La coordinación de ${isolated(name)} puede verla. Le escribiremos cuando decidan.`,
});
export const notAsked = 'La solicitud no se envió';
export const notSearched = 'No se pudieron buscar las organizaciones.';
