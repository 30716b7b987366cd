/** The public link of an annual report, for coordinators. */
export const title = 'Link público';
export const lead =
  'Quem tiver o link pode ler este relatório sem entrar. Os buscadores não o mostram. Você pode encerrá-lo a qualquer momento.';
export const shows = 'O link mostra os totais e';
export const parts = {
  story: 'seu texto sobre o ano',
  months: 'refeições por mês',
  species: 'refeições por peixe',
  fishermen: 'refeições por pescador, com o nome de quem permite',
};
export const make = 'Criar um link';
export const making = 'Criando...';
export const notMade = 'Não foi possível criar o link';

export const link = 'Link';
export const madeOn = (day: string) => `Criado em ${day}.`;
export const copy = 'Copiar link';
export const messages = {
  copied: 'Link copiado',
  copyFailed: {
    title: 'Não foi possível copiar o link',
    description: 'Ele já está selecionado. Falta só copiar.',
  },
};
export const change = 'Salvar o que ele mostra';
export const changing = 'Salvando...';
export const changed = 'O link mostra o que você escolheu';
export const notChanged = 'Não foi possível salvar a escolha';
export const end = 'Encerrar link';
export const ending = 'Encerrando...';
export const endTitle = 'Encerrar o link?';
export const endText = 'O link deixa de mostrar o relatório na hora. Você pode criar outro quando quiser.';
export const ended = 'O link foi encerrado';
export const notEnded = 'Não foi possível encerrar o link';
