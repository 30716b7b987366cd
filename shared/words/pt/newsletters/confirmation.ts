import { PRODUCT_NAME } from '../../../flavours.ts';

export const confirmSubject = `Confirme seu boletim do ${PRODUCT_NAME}`;
export const confirmTitle = 'Só falta uma etapa';
export const confirmText = `Confirme dentro de 48 horas que quer receber o boletim do ${PRODUCT_NAME} neste endereço.`;
export const confirm = 'Confirmar minha inscrição';
export const notYours =
  'Se você não pediu isso, ignore este e-mail. Você não vai receber o boletim, e apagamos seu endereço.';
