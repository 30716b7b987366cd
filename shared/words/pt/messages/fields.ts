export const subject = 'Assunto';
export const content = 'Mensagem';
export const deletedAccount = 'Conta excluída';
