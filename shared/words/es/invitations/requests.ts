import { isolated } from '../../../text/isolated.ts';

export const pageTitle = 'Pedir invitación';
export const lead =
  'Díganos quién es y por qué le gustaría unirse. Una persona lee cada solicitud y responde por correo.';
export const emailHint = 'Respondemos a esta dirección. Úsela para crear su cuenta.';
export const reason = 'Por qué le gustaría participar';
export const reasonHint = 'Diga qué pesca, cocina o reparte, y dónde.';
export const send = 'Pedir invitación';
export const sent = 'Su solicitud está en camino.';
export const sentText = 'Responderemos por correo. Revise también su carpeta de spam.';
export const backHome = 'Volver a la página de inicio';

export const answer = 'Respuesta';

/** In the dashboard. */
export const state = 'Qué solicitudes';
export const states = { open: 'En espera', approved: 'Aprobadas', declined: 'Rechazadas' } as const;
export const none = {
  open: 'No hay solicitudes por revisar.',
  approved: 'Aún no se ha aprobado ninguna solicitud.',
  declined: 'Aún no se ha rechazado ninguna solicitud.',
} as const;
export const notLoaded = 'No se pudieron cargar las solicitudes.';
export const moreNotLoaded = 'No se pudieron cargar más solicitudes.';
export const asked = 'Recibida';
export const answered = (name: string, date: string) => `${isolated(name)} respondió, ${date}`;
export const decided = (name: string, date: string) => `Decisión de ${isolated(name)}, ${date}.`;

export const approve = 'Aprobar';
export const approveOf = (name: string) => `Aprobar la solicitud de ${isolated(name)}`;
export const approveTitle = (name: string) => `¿Invitar a ${isolated(name)}?`;
export const approveText = (email: string) =>
  `Enviamos a ${email} un correo con un enlace para crear una cuenta. Esto no se puede deshacer.`;
export const approving = 'Aprobando...';
export const approved = (name: string) => ({
  title: 'Solicitud aprobada',
  description: `Hemos enviado la invitación por correo a ${isolated(name)}.`,
});
export const declineOf = (name: string) => `Rechazar la solicitud de ${isolated(name)}`;
export const declineTitle = (name: string) => `Rechazar la solicitud de ${isolated(name)}`;
export const declineText = 'Le decimos que por ahora no podemos invitarle.';
export const declineHint = 'Se lo enviamos tal como lo escriba.';
export const declined = (name: string) => ({
  title: 'Solicitud rechazada',
  description: `Hemos escrito a ${isolated(name)}.`,
});
export const writeBack = 'Responder';
export const writeBackTo = (name: string) => `Responder a ${isolated(name)}`;
export const answerText = (email: string) =>
  `Enviamos esto por correo a ${email}. Su respuesta llega al buzón del sitio.`;
export const sendAnswer = 'Enviar respuesta';
export const answerSent = (name: string) => ({
  title: 'Respuesta enviada',
  description: `${isolated(name)} la recibe por correo.`,
});
