export const subject = 'Asunto';
export const content = 'Mensaje';
export const deletedAccount = 'Cuenta eliminada';
