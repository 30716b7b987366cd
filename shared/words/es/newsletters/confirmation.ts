import { PRODUCT_NAME } from '../../../flavours.ts';

export const confirmSubject = `Confirme su boletín de ${PRODUCT_NAME}`;
export const confirmTitle = 'Un paso más';
export const confirmText = `Confirme en un plazo de 48 horas que quiere recibir el boletín de ${PRODUCT_NAME} en esta dirección.`;
export const confirm = 'Confirmar mi suscripción';
export const notYours =
  'Si usted no lo pidió, ignore este correo. No recibirá el boletín y eliminaremos su dirección.';
