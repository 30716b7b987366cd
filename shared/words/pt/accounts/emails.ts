/** The emails that the user pool sends. Each has a code, and most have a button that saves typing it. */
import { PRODUCT_NAME } from '../../../flavours.ts';

export const verify = {
  subject: `Confirme seu endereço de e-mail para o ${PRODUCT_NAME}`,
  title: 'Confirme seu endereço de e-mail',
  lead: 'Escreva este código para confirmar seu endereço de e-mail:',
  after: 'O código vale por 24 horas. Se você não o pediu, pode ignorar este e-mail.',
};
export const confirm = {
  ...verify,
  button: 'Confirmar meu endereço',
  after: 'O código e o botão valem por 24 horas. Se você não criou uma conta, pode ignorar este e-mail.',
};
export const reset = {
  subject: `Redefina sua senha do ${PRODUCT_NAME}`,
  title: 'Escolha uma nova senha',
  lead: 'Escreva este código para escolher uma nova senha:',
  button: 'Escolher uma nova senha',
  after: 'O código e o botão valem por uma hora. Se você não pediu isso, sua senha continua a mesma.',
};
export const orPress = 'Ou aperte este botão:';
