export const report = 'Denunciar';
export const signInToReport = 'Entre para denunciar';
export const titles = {
  message: 'Denunciar esta mensagem',
  catch: 'Denunciar esta captura',
  pledge: 'Denunciar esta promessa',
  landing: 'Denunciar este desembarque',
  rating: 'Denunciar esta avaliação',
  person: 'Denunciar este pescador',
};
export const type = 'Sobre o que é?';
export const chooseType = 'Escolha';
export const types = {
  spam: 'Spam ou propaganda',
  harassment: 'Assédio ou ameaças',
  scam: 'Golpe ou fraude',
  inappropriate: 'Conteúdo impróprio',
  food_safety: 'Alimento impróprio para consumo',
  other: 'Outra coisa',
} as const;
export const typeRequired = 'Escolha sobre o que é';
export const whomToReport = 'Diga quem ou o que você denuncia.';
export const description = 'Descrição';
export const submit = 'Enviar denúncia';
export const submitted = { title: 'Denúncia enviada', description: 'Vamos analisá-la.' };
export const failed = 'Não foi possível enviar a denúncia';
/** If the session has ended meanwhile. */
export const notSignedIn = 'Sua sessão terminou';

export const actionRequired = 'Escolha o que fazer';
export const note = 'Motivo';
