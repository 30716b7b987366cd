import type { Flavour } from '../../flavours.ts';
import { isolated } from '../../text/isolated.ts';
import { valueWords } from './audit-fields.ts';
import { siteNames } from './general/sites.ts';

interface Told {
  actor: string;
  /** The name of the person concerned. */
  person: string;
  organization: string;
  /** The name of the site, if the change is about one. */
  site: string;
  /** The readable form of a value before or after. */
  value(field: string): string;
}

type Sentence = (told: Told) => string;

/** An entry as one sentence, for each kind in shared/audit/actions.ts. */
export const sentences = {
  'role-assigned': ({ actor, person, value }) => `${actor} dio a ${person} el rol ${value('role')}`,
  'role-removed': ({ actor, person, value }) => `${actor} quitó a ${person} el rol ${value('role')}`,
  'profile-deleted': ({ actor, person }) => `${actor} eliminó el perfil de ${person}`,
  'account-deleted': ({ actor, person }) => `${actor} eliminó la cuenta de ${person}`,
  'second-factor-reset': ({ actor, person }) =>
    `${actor} restableció la verificación en dos pasos de ${person}`,
  'second-factor-recovered': ({ person }) =>
    `${person} desactivó la verificación en dos pasos con un código de recuperación`,
  'pro-changed': ({ actor, person }) => `${actor} cambió si ${person} es Pro`,
  'credits-granted': ({ actor, person }) => `${actor} dio créditos a ${person}`,
  'credits-taken': ({ actor, person }) => `${actor} quitó créditos a ${person}`,
  'note-added': ({ actor, person }) => `${actor} escribió una nota privada sobre ${person}`,
  'note-deleted': ({ actor, person }) => `${actor} eliminó una nota privada sobre ${person}`,
  'mails-sent': ({ actor, value }) => `${actor} envió correos: ${value('mail')}`,
  'site-changed': ({ actor, site }) => `${actor} cambió los ajustes para ${site}`,
  'species-changed': ({ actor }) => `${actor} cambió la lista de especies`,
  'limits-changed': ({ actor }) => `${actor} cambió las reglas de alimentos seguros y reparto justo`,
  'ready-texts-changed': ({ actor }) => `${actor} cambió los textos preparados`,
  'report-assigned': ({ actor, person, value }) =>
    value('isAssigned') === valueWords(true)
      ? `${actor} asignó una denuncia a ${person}`
      : `${actor} quitó una denuncia a ${person}`,
  'report-dismissed': ({ actor, person }) => `${actor} desestimó una denuncia sobre ${person}`,
  'post-hidden': ({ actor, person }) => `${actor} ocultó algo que publicó ${person}`,
  'post-released': ({ actor, person }) => `${actor} permitió mostrar de nuevo algo que publicó ${person}`,
  'person-warned': ({ actor, person }) => `${actor} envió una advertencia a ${person}`,
  'person-suspended': ({ actor, person }) => `${actor} suspendió a ${person}`,
  'suspension-lifted': ({ actor, person }) => `${actor} levantó la suspensión de ${person}`,
  'suspension-ended': ({ person }) => `La suspensión de ${person} terminó automáticamente`,
  'application-approved': ({ actor, organization }) => `${actor} aprobó la solicitud de ${organization}`,
  'application-declined': ({ actor }) => `${actor} rechazó una solicitud`,
  'application-deleted': ({ actor }) => `${actor} eliminó una solicitud`,
  'mailing-started': ({ actor }) => `${actor} envió un boletín`,
  'mailing-draft-saved': ({ actor }) => `${actor} guardó un borrador de boletín`,
  'mailing-draft-deleted': ({ actor }) => `${actor} eliminó un borrador de boletín`,
  'mailing-scheduled': ({ actor, value }) => `${actor} programó un boletín para el ${value('sendAt')}`,
  'mailing-resumed': ({ actor }) => `${actor} siguió enviando un boletín`,
  'mailing-stopped': ({ actor }) => `${actor} detuvo o canceló un boletín`,
  'invitation-approved': ({ actor }) => `${actor} aprobó una solicitud de invitación`,
  'invitation-declined': ({ actor }) => `${actor} rechazó una solicitud de invitación`,
  'invitation-answered': ({ actor }) => `${actor} respondió a una solicitud de invitación`,
  'claim-approved': ({ actor, organization }) => `${actor} aprobó una reserva de ${organization}`,
  'claim-declined': ({ actor, organization }) => `${actor} rechazó una reserva de ${organization}`,
  'no-show-struck': ({ actor, organization }) => `${actor} anuló una recogida perdida de ${organization}`,
  'mark-struck': ({ actor, person }) => `${actor} quitó una marca de ${person}`,
  'mark-kept': ({ actor, person }) => `${actor} mantuvo una marca de ${person}`,
  'license-checked': ({ actor, person }) => `${actor} revisó una licencia de ${person}`,
  'handover-counted': ({ actor, organization }) => `${actor} contó una entrega tardía a ${organization}`,
  'handover-dismissed': ({ actor, organization }) =>
    `${actor} cerró una entrega tardía a ${organization} sin contarla`,
  'organization-changed': ({ actor, organization }) => `${actor} cambió los datos de ${organization}`,
  'organization-member-invited': ({ actor, organization }) => `${actor} invitó a alguien a ${organization}`,
  'organization-member-set': ({ actor, person, organization, value }) =>
    `${actor} dio a ${person} el rol de ${value('memberRole')} en ${organization}`,
  'organization-member-removed': ({ actor, person, organization }) =>
    `${actor} quitó a ${person} de ${organization}`,
  'api-key-made': ({ actor, organization }) => `${actor} creó una clave de API para ${organization}`,
  'api-key-ended': ({ actor, organization }) => `${actor} eliminó una clave de API de ${organization}`,
  'partner-key-made': ({ actor, value }) =>
    `${actor} creó una clave de API para ${isolated(value('partner'))}`,
  'partner-key-ended': ({ actor, value }) =>
    `${actor} eliminó una clave de API de ${isolated(value('partner'))}`,
  'secret-changed': ({ actor }) => `${actor} cambió un secreto del sitio`,
  'report-shared': ({ actor, organization }) => `${actor} compartió un informe anual de ${organization}`,
  'report-link-ended': ({ actor, organization }) =>
    `${actor} anuló el enlace a un informe anual de ${organization}`,
} satisfies Record<string, Sentence>;

/** Kinds of entries for the filter. */
export const actions = {
  'role-assigned': 'Rol asignado',
  'role-removed': 'Rol quitado',
  'profile-deleted': 'Perfil eliminado',
  'account-deleted': 'Cuenta eliminada',
  'second-factor-reset': 'Verificación en dos pasos restablecida',
  'second-factor-recovered': 'Código de recuperación usado',
  'pro-changed': 'Pro cambiado',
  'credits-granted': 'Créditos dados',
  'credits-taken': 'Créditos quitados',
  'note-added': 'Nota privada escrita',
  'note-deleted': 'Nota privada eliminada',
  'mails-sent': 'Correos enviados',
  'site-changed': 'Ajustes del sitio cambiados',
  'species-changed': 'Especies cambiadas',
  'limits-changed': 'Reglas de alimentos y reparto cambiadas',
  'ready-texts-changed': 'Textos preparados cambiados',
  'report-assigned': 'Denuncia asignada',
  'report-dismissed': 'Denuncia desestimada',
  'post-hidden': 'Publicación ocultada',
  'post-released': 'Publicación permitida de nuevo',
  'person-warned': 'Persona advertida',
  'person-suspended': 'Persona suspendida',
  'suspension-lifted': 'Suspensión levantada',
  'suspension-ended': 'Suspensión terminada automáticamente',
  'application-approved': 'Solicitud aprobada',
  'application-declined': 'Solicitud rechazada',
  'application-deleted': 'Solicitud eliminada',
  'mailing-started': 'Boletín enviado',
  'mailing-draft-saved': 'Borrador de boletín guardado',
  'mailing-draft-deleted': 'Borrador de boletín eliminado',
  'mailing-scheduled': 'Boletín programado',
  'mailing-resumed': 'Boletín continuado',
  'mailing-stopped': 'Boletín detenido o cancelado',
  'invitation-approved': 'Invitación aprobada',
  'invitation-declined': 'Invitación rechazada',
  'invitation-answered': 'Respuesta a una solicitud de invitación',
  'claim-approved': 'Reserva aprobada',
  'claim-declined': 'Reserva rechazada',
  'no-show-struck': 'Recogida perdida anulada',
  'mark-struck': 'Marca quitada',
  'mark-kept': 'Marca mantenida',
  'license-checked': 'Licencia revisada',
  'handover-counted': 'Entrega tardía contada',
  'handover-dismissed': 'Entrega tardía cerrada',
  'organization-changed': 'Organización cambiada',
  'organization-member-invited': 'Miembro invitado',
  'organization-member-set': 'Rol de miembro asignado',
  'organization-member-removed': 'Miembro quitado',
  'api-key-made': 'Clave de API creada',
  'api-key-ended': 'Clave de API eliminada',
  'partner-key-made': 'Clave de API de un socio externo creada',
  'partner-key-ended': 'Clave de API de un socio externo eliminada',
  'secret-changed': 'Secreto cambiado',
  'report-shared': 'Informe anual compartido',
  'report-link-ended': 'Enlace a un informe anual anulado',
};

export const gone = 'alguien que se fue';
export const nobody = 'alguien';
export const theSite = (flavour: Flavour | undefined) =>
  flavour ? `el ${siteNames[flavour].toLowerCase()}` : 'el sitio';
export const noOrganization = 'una organización';
export const before = 'antes';
export const after = 'después';
export const changed = 'Cambió. El texto no se guarda aquí.';

export const title = 'Auditoría';
export const lead =
  'Cada cambio de quienes administran este sitio, los más recientes primero. Las entradas se guardan para siempre y muestran los nombres actuales de las personas.';
export const kind = 'Qué se hizo';
export const everyKind = 'Todo';
export const from = 'Desde';
export const until = 'Hasta';
export const person = 'De una persona o sobre ella';
export const openReport = 'Abrir la denuncia';
export const onlyPerson = (name: string) => `Solo ${isolated(name)}`;
export const them = 'esta persona';
export const showing = (name: string) => `Cambios de ${isolated(name)} y sobre ${isolated(name)}`;
export const everybody = 'Mostrar a todos';
export const none = 'Todavía no hay entradas.';
export const noneFound = 'Ninguna entrada coincide.';
export const notLoaded = 'No se pudo cargar la auditoría.';
export const moreNotLoaded = 'No se pudo cargar más de la auditoría.';

/** The columns of the CSV file. */
export const columns = [
  'time',
  'what',
  'who',
  'who (id)',
  'to whom',
  'to whom (id)',
  'organization',
  'organization (id)',
  'subject (id)',
  'before',
  'after',
  'changed, not kept',
  'entry',
];
export const fileName = 'audit.csv';
export const download = 'Descargar en CSV';
