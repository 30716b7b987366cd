/** The community aid application. */
export const pageTitle = 'Inscrição de organização parceira';
export const title = 'Seja uma organização parceira';
export const lead = 'Conte sobre sua organização. Uma pessoa responsável lê todas as inscrições e responde.';

export const contactName = 'Seu nome';
export const contactEmail = 'Seu e-mail';
export const contactPhone = 'Telefone';
export const organizationName = 'Nome da organização';
export const organizationType = 'Tipo de organização';
export const chooseType = 'Escolha um';
export const organizationTypes = {
  food_bank: 'Banco de alimentos ou despensa comunitária',
  church: 'Igreja ou grupo religioso',
  shelter: 'Abrigo ou refeitório',
  school: 'Escola ou programa para jovens',
  aid_group: 'Grupo de ajuda mútua',
  individual: 'Pessoa que ajuda por conta própria',
  other: 'Outro',
} as const;
export const organizationWebsite = 'Site';
export const websiteInvalid = 'Escreva um endereço completo, por exemplo https://example.org';
export const servingArea = 'Área atendida';
export const currentCapacity = 'Capacidade atual';
export const currentCapacityHint = 'Quantas pessoas vocês servem, e o que podem manter frio.';
export const experience = 'Experiência';
export const experienceHint = 'O que vocês já fizeram até agora.';
export const availability = 'Disponibilidade';
export const availabilityHint = 'Quando alguém pode fazer a retirada.';
export const questions = 'Perguntas';

export const termsAccepted = 'Concordo com os termos e condições.';
export const readTerms = 'Leia os <terms>termos (abre em nova aba)</terms>.';
export const termsRequired = {
  title: 'Faltam os termos',
  description: 'Para continuar, é preciso concordar com os termos e condições.',
};

export const submit = 'Enviar inscrição';
export const submitting = 'Enviando...';
export const failed = (reason: string) => `Não foi possível enviar. ${reason}`;
export const notSaved = (reason: string) => ({
  title: 'Erro no banco de dados',
  description: `Não foi possível salvar a inscrição: ${reason}`,
});
export const submitted = 'Inscrição enviada!';
export const submittedToast = (id: string) => `O número da sua inscrição é ${id}.`;
export const submittedText =
  'O número da sua inscrição é <id>id</id>. Enviamos um e-mail para você e vamos escrever sobre ela.';
export const another = 'Enviar outra inscrição';
