import { PRODUCT_NAME } from '../../../flavours.ts';
import { isolated } from '../../../text/isolated.ts';
import { roleNames } from './fields.ts';

export const applicationSubject = (organization: string) =>
  `Solicitud de ayuda comunitaria: ${isolated(organization)}`;
export const applicationTitle = 'Una nueva solicitud de ayuda comunitaria';
export const organization = 'Organización';
export const type = 'Tipo';
export const contact = 'Contacto';
export const email = 'Correo';
export const application = 'Solicitud';
export const notGiven = 'sin indicar';
export const noQuestions = 'ninguna';
export const receiptSubject = `Recibimos su solicitud a ${PRODUCT_NAME}`;
export const receiptTitle = 'Solicitud recibida';
export const receiptText = 'Gracias. Tenemos su solicitud y le escribiremos sobre ella.';
export const notYours =
  'Si usted no envió una solicitud, alguien se equivocó al escribir su dirección. Puede ignorar este correo.';

export const approvedSubject = `Su organización ya está en ${PRODUCT_NAME}`;
export const approvedTitle = 'Solicitud aprobada';
export const approved = (organization: string) =>
  `${isolated(organization)} ya puede reservar comidas que los pescadores prometen cerca de ustedes. Usted se encarga de la coordinación. Puede invitar a personas a recoger comidas y cambiar los ajustes de su organización.`;
export const approvedSignUp =
  'Cree una cuenta con la dirección de correo a la que llegó este mensaje. Si ya tiene una cuenta con ella, inicie sesión.';
export const signUpOrLogIn = 'Crear cuenta o iniciar sesión';

export const declinedSubject = `Su solicitud a ${PRODUCT_NAME}`;
export const declinedTitle = 'Solicitud rechazada';
export const declined = (organization: string) =>
  `Leímos la solicitud de ${isolated(organization)}. Por ahora no podemos aceptarla.`;
export const reason = 'El motivo:';
export const answerTo = (mailbox: string) => `Si tiene preguntas, escriba a ${mailbox}.`;

export const invitedSubject = (organization: string) => `${isolated(organization)} en ${PRODUCT_NAME}`;
export const invitedTitle = (organization: string) => `${isolated(organization)} le invita`;
export const invited = (organization: string, role: keyof typeof roleNames) =>
  `La coordinación de ${isolated(organization)} le pide que actúe en nombre de la organización, con el rol de ${roleNames[role].toLowerCase()}: reserva comidas que los pescadores prometen y las lleva a familias necesitadas.`;
export const acceptInProfile =
  'Si ya tiene una cuenta, inicie sesión y abra su perfil para aceptar o rechazar.';
export const whenWrong = 'Si no conoce esta organización, puede ignorar este correo.';

export const askedSubject = (organization: string) =>
  `Alguien pide actuar en nombre de ${isolated(organization)}`;
export const asked = (organization: string) =>
  `Usted coordina ${isolated(organization)}. Abra su página para ver quién lo pide, y acepte o rechace.`;
export const joinedSubject = (organization: string) =>
  `Ya puede actuar en nombre de ${isolated(organization)}`;
export const joined = (organization: string) =>
  `La coordinación de ${isolated(organization)} aceptó su solicitud. Ya puede buscar y reservar comidas para la organización.`;
export const notJoinedSubject = (organization: string) => `Su solicitud a ${isolated(organization)}`;
export const notJoinedTitle = 'Solicitud rechazada';
export const notJoined = (organization: string) =>
  `La coordinación de ${isolated(organization)} rechazó su solicitud de actuar en nombre de la organización. Si cree que es un error, pregúnteles.`;
export const openOrganization = 'Abrir la organización';
