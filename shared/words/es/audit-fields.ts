import { dateTime, number } from './general/format.ts';
import { featureNames } from './site/settings.ts';

export const fields = {
  role: 'Rol',
  profiles: 'Perfiles',
  hasAccount: 'Cuenta',
  hasSecondFactor: 'Verificación en dos pasos',
  isPro: 'Pro',
  proUntil: 'Pro hasta',
  credits: 'Créditos',
  privateNote: 'Nota privada',
  mail: 'Correo',
  recipients: 'Destinatarios',
  address: 'Dirección',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  socialName: 'Nombre del enlace',
  socialUrl: 'Enlace',
  bannerText: 'Aviso',
  bannerLink: 'Enlace del aviso',
  bannerFrom: 'Aviso desde',
  bannerUntil: 'Aviso hasta',
  bannerTone: 'Aspecto del aviso',
  switchedOff: 'Partes desactivadas',
  species: 'Especies',
  signUpsPerHour: 'Cuentas nuevas por hora',
  freshHours: 'Horas de frescura',
  maxOpenClaims: 'Reservas abiertas',
  newPledgeMinutes: 'Minutos en que una promesa es nueva',
  newPledgePercent: 'Porcentaje de una promesa nueva',
  noShows: 'Recogidas perdidas',
  noShowDays: 'Días que cuentan las recogidas perdidas',
  dealerRules: 'Reglas sobre la venta de pescado',
  readyTexts: 'Textos preparados',
  isAssigned: 'Asignada',
  reportStatus: 'Denuncia',
  note: 'Nota para la persona',
  isTakenDown: 'Oculta por nosotros',
  isSuspended: 'Suspendida',
  suspendedUntil: 'Suspendida hasta',
  applicationStatus: 'Solicitud',
  reason: 'Motivo',
  audience: 'Para',
  draftVersion: 'Versión del borrador',
  sendAt: 'Enviar el',
  mailingState: 'Correo',
  requestState: 'Solicitud',
  answer: 'Respuesta',
  claimState: 'Reserva',
  isInConflict: 'En conflicto',
  mealsCounted: 'Comidas contadas',
  why: 'Por qué',
  place: 'Lugar',
  radiusMiles: 'Radio en millas',
  mealsPerWeek: 'Comidas por semana',
  coldStorage: 'Almacenamiento en frío',
  organizationState: 'Estado',
  contactName: 'Contacto',
  contactEmail: 'Correo del contacto',
  contactPhone: 'Teléfono del contacto',
  legalName: 'Nombre legal',
  ein: 'EIN',
  signatory: 'Firmante',
  einVerifiedAt: 'EIN comprobado',
  isLicenseChecked: 'Licencia comprobada',
  memberRole: 'Rol',
  partner: 'Socio externo',
  keyScopes: 'Permisos',
  secret: 'Secreto',
  hasLeaked: 'Filtrado',
  reportParts: 'Se muestra',
};

/**
 * Values with their own texts. Other values are shown unchanged, with spaces. English shows most of these unchanged;
 * here each needs a word, in the gender of what it is about.
 */
const VALUES: Readonly<Record<string, string>> = {
  story: 'texto sobre el año',
  months: 'comidas por mes',
  species: 'comidas por pescado',
  fishermen: 'comidas por pescador',
  admin: 'Administración',
  fisherman_manager: 'Responsable de pescadores',
  community_aid_manager: 'Responsable de ayuda comunitaria',
  fisherman: 'pescador',
  buyer: 'comprador',
  organization_user: 'miembro de organización',
  coordinator: 'coordinación',
  collector: 'recolección',
  refrigerator: 'refrigerador',
  freezer: 'congelador',
  // An organization.
  active: 'activa',
  paused: 'en pausa',
  // A report, a request, an application or a claim.
  open: 'abierta',
  handled: 'resuelta',
  new: 'nueva',
  approved: 'aprobada',
  declined: 'rechazada',
  waiting: 'en espera',
  reserved: 'reservada',
  collected: 'recogida',
  cancelled: 'cancelada',
  expired: 'vencida',
  no_show: 'no vino nadie',
  // An email.
  scheduled: 'programado',
  held: 'retenido',
  canceled: 'cancelado',
  sending: 'enviándose',
  sent: 'enviado',
  stopped: 'detenido',
  unfinished: 'sin terminar',
  invitation_confirmation: 'confirmación de invitación',
  welcome: 'bienvenida',
  pledge_notification: 'aviso de promesa',
  custom: 'personalizado',
  sample_invitation: 'invitación de muestra',
  person: 'una persona',
  // An announcement.
  info: 'noticia',
  good: 'buena noticia',
  warning: 'advertencia',
  ...featureNames,
};

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The readable form of a value. */
export function valueWords(value: string | number | boolean | readonly string[] | undefined): string {
  if (value === undefined) return nothing;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') return number(value);
  if (typeof value !== 'string') return value.length > 0 ? value.map(valueWords).join(', ') : nothing;
  if (TIME.test(value)) return dateTime(new Date(value));
  return VALUES[value] ?? (/^[a-z]+(_[a-z]+)*$/.test(value) ? value.replaceAll('_', ' ') : value);
}

const nothing = 'nada';
