import { PRODUCT_NAME } from '../../../flavours.ts';

export const verify = {
  subject: `Confirme su dirección de correo para ${PRODUCT_NAME}`,
  title: 'Confirme su dirección de correo',
  lead: 'Escriba este código para confirmar su dirección de correo:',
  after: 'El código sirve durante 24 horas. Si no lo pidió, puede ignorar este correo.',
};
export const confirm = {
  ...verify,
  button: 'Confirmar mi dirección',
  after: 'El código y el botón sirven durante 24 horas. Si no creó una cuenta, puede ignorar este correo.',
};
export const reset = {
  subject: `Restablezca su contraseña de ${PRODUCT_NAME}`,
  title: 'Elija una contraseña nueva',
  lead: 'Escriba este código para elegir una contraseña nueva:',
  button: 'Elegir una contraseña nueva',
  after:
    'El código y el botón sirven durante una hora. Si no pidió esto, su contraseña sigue siendo la misma.',
};
export const orPress = 'O presione este botón:';
