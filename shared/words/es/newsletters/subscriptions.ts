import { isolated } from '../../../text/isolated.ts';

export const title = 'Boletín';
export const formTitle = 'Reciba nuestro boletín';
export const lead =
  'Noticias del muelle y de la comunidad, por correo. No necesita una cuenta. Si tiene una, ya recibe nuestras noticias.';
export const email = 'Su correo electrónico';
export const emailHint = 'Solo para el boletín. Puede darse de baja con un clic.';
export const subscribe = 'Suscribirme';
export const subscribing = 'Suscribiendo...';
export const sentTitle = 'Revise su correo';
export const sentText = (email: string) =>
  `Para confirmar, abra en un plazo de 48 horas el enlace que enviamos a ${isolated(email)}. Si no llega nada, revise su carpeta de spam.`;

/** The page that the link in that email opens. */
export const confirmTitle = 'Confirme su suscripción';
export const confirmLead = 'Recibirá nuestro boletín en cuanto confirme.';
export const confirm = 'Confirmar';
export const confirming = 'Confirmando...';
export const doneTitle = 'Su suscripción está lista';
export const doneText =
  'Le enviaremos nuestro próximo boletín por correo. Cada uno trae un enlace para darse de baja.';
export const again = 'Suscribirme de nuevo';
export const home = 'Volver al inicio';
