/** The page of an organization's report of a year. */
export const title = 'Relatório do ano';
export const toOurPage = 'Para a organização';
export const lead =
  'Mostre aos doadores o que foi retirado e servido. O relatório só traz o nome de um pescador que permitir, e nunca o de quem recebe as refeições.';
export const year = 'Ano';
export const notLoaded = 'Não foi possível carregar o relatório.';
export const signInFirst = 'Entre para ver o relatório da sua organização.';
export const write = 'Escrever sobre o ano';
export const rewrite = 'Mudar o texto';
export const storyHint = 'Para os doadores. Aparece acima dos números.';
export const saved = 'Salvo';
export const nothing = 'Nenhuma refeição foi retirada neste ano.';
export const print = 'Imprimir';
export const downloadCsv = 'Baixar CSV';
export const csvFileName = (year: number) => `refeicoes-${year}.csv`;
export const pdfFileName = (year: number) => `relatorio-${year}.pdf`;
