import { PRODUCT_NAME } from '../../../flavours.ts';
import { isolated } from '../../../text/isolated.ts';

export const invitation = `Su invitación a ${PRODUCT_NAME}`;
export const sampleInvitation = `Muestra: ${invitation}`;
export const invitationTitle = `Tiene una invitación a ${PRODUCT_NAME}`;
export const isSample =
  'Esto es una muestra. Solo la reciben la administración y las personas responsables de pescadores.';
export const invitationText = `Gracias por pedir una invitación. Ya puede crear una cuenta en ${PRODUCT_NAME}, publicar sus capturas, venderlas o prometerlas como comidas a familias necesitadas.`;
export const signUp = 'Crear cuenta';
export const signUpAddress = 'Cree su cuenta con la dirección de correo en la que recibió esto.';

export const noticeSubject = (name: string) => `Solicitud de invitación: ${isolated(name)}`;
export const noticeTitle = 'Alguien pide una invitación';
export const name = 'Nombre';
export const email = 'Correo electrónico';
export const zipcode = 'Código postal';
export const site = 'Sitio';
export const decide = 'Leer y decidir';
export const receiptSubject = `Recibimos su solicitud para ${PRODUCT_NAME}`;
export const receiptTitle = 'Solicitud recibida';
export const receiptText = 'Gracias. Recibimos su solicitud de invitación y le escribiremos sobre ella.';
export const notYours = 'Si no la pidió, alguien escribió mal su dirección. Puede ignorar este correo.';
export const declinedSubject = `Su solicitud para ${PRODUCT_NAME}`;
export const declinedTitle = 'Por ahora no podemos invitarle';
export const declinedText = 'Gracias por su interés. Por ahora no podemos invitarle.';
export const reason = 'Motivo:';
export const answerSubject = `Sobre su solicitud para ${PRODUCT_NAME}`;
export const answerTitle = 'Sobre su solicitud';
export const answerText = 'Usted pidió una invitación. Esta es nuestra respuesta:';
export const answerTo = (mailbox: string) => `Para responder, escriba a ${mailbox}.`;
