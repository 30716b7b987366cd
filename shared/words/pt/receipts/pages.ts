/** Pages about receipts: the organization's, the fisherman's, and the one that checks a receipt. */
import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';

export const title = 'Recibos de doação';
export const notLoaded = 'Não foi possível carregar os recibos.';
export const moreNotLoaded = 'Não foi possível carregar mais recibos.';
export const signInFirst = 'Entre para ver os seus recibos de doação.';
export const print = 'Imprimir';
export const fileName = 'recibo-de-doacao.pdf';
export const letterFileName = (year: number) => `doacoes-${year}.pdf`;

/** The fisherman's letter of a year. */
export const year = 'Ano';
export const mine =
  'Aqui as organizações confirmam o que retiraram com você. Imprima a página para os seus papéis de imposto.';
export const noneIn = (year: number) => `Nenhuma organização confirmou ainda uma doação de ${year}.`;

/** One receipt. */
export const oneNotFound = 'Não encontramos este recibo.';
export const oneNotLoaded = 'Não foi possível carregar o recibo.';
export const earlier = 'Versões anteriores';
export const toMine = 'Seus recibos';
export const toOrganization = 'Recibos da organização';
export const draftText = 'Este recibo ainda não está confirmado.';
export const correct = 'Corrigir';
export const correctTitle = 'Corrigir este recibo';
export const correctText =
  'Isto cria uma versão nova. Quem doou recebe um e-mail, e a versão anterior continua disponível para leitura.';
export const saveCorrection = 'Salvar a versão nova';
export const corrected = 'O recibo está corrigido';
export const withdraw = 'Anular';
export const withdrawTitle = 'Anular este recibo?';
export const withdrawText = 'A página dirá que ele não vale mais. Isto não pode ser desfeito.';
export const withdrawn = 'O recibo está anulado';
export const donorName = 'Nome de quem doou';
export const mealsLabel = 'Refeições';
export const weightLabel = 'Peso em libras';
export const reason = 'Motivo';
export const reasonHint = 'Quem doou lê isto na versão nova.';

/** The organization's page. */
export const toOurPage = 'À organização';
export const versionBadge = (count: number) => `Versão ${count}`;
export const ours = 'Cada retirada cria um rascunho. Confirme, e o pescador recebe um recibo para o imposto.';
export const papers = 'Sua organização nos recibos';
export const legalNameHint = 'Como na carta do IRS';
export const einHint = 'Dois algarismos, um hífen e sete algarismos';
export const signatoryHint = 'Nome e função, como “Ana Reyes, diretora”';
export const papersSaved = 'Salvo';
export const change = 'Mudar';
export const papersMissing =
  'Escreva primeiro o nome legal e o EIN. Depois uma pessoa responsável por este site os confere.';
export const waits =
  'Uma pessoa responsável por este site ainda não conferiu o EIN. Até lá, as retiradas não criam rascunhos.';
export const lapsed = (day: string) =>
  `A conferência do EIN terminou em ${day}. Uma pessoa responsável tem de conferir outra vez.`;
export const verified = (day: string) => `O EIN está conferido. Vale até ${day}.`;
export const changeEnds = 'Um nome ou EIN novo tem de ser conferido outra vez.';
export const drafts = 'A confirmar';
export const noDrafts = 'Nada a confirmar. A próxima retirada cria um rascunho.';
export const issued = 'Recibos confirmados';
export const noneIssued = 'Você ainda não confirmou nenhum recibo.';
export const choose = (donor: string, day: string) => `Recibo para ${isolated(donor)}, ${day}`;
export const weightHint = 'Se você pesou';
export const confirm = (count: number) =>
  `Confirmar ${count} ${plural(count, { one: 'recibo', many: 'de recibos', other: 'recibos' })}`;
export const confirming = 'Confirmando...';
export const confirmed = (count: number) =>
  plural(count, {
    one: 'Um recibo confirmado',
    many: `${count} de recibos confirmados`,
    other: `${count} recibos confirmados`,
  });
export const notConfirmed = 'Não foi confirmado';

/** For managers of community aid. */
export const einState = 'EIN nos recibos';
export const noEin = 'Nenhum';
export const notChecked = (ein: string) => `${ein}, não conferido`;
export const checkedUntil = (ein: string, day: string) => `${ein}, conferido até ${day}`;
export const checkEin = 'Marcar o EIN como conferido';
export const checkEinTitle = (name: string) => `O EIN de ${isolated(name)} está certo?`;
export const checkEinText = (legalName: string, ein: string) =>
  `Procure ${ein} no IRS (apps.irs.gov/app/eos). O nome tem de ser ${isolated(legalName)}.`;
export const checkEinConfirm = 'Está certo';
export const checking = 'Salvando...';
export const einChecked = 'O EIN fica conferido por dois anos';

/** The page that checks a receipt. */
export const checkTitle = 'Conferir um recibo de doação';
export const genuine = 'Este recibo é autêntico';
export const genuineText = (organization: string, year: number) =>
  `Com ele, ${isolated(organization)} confirmou uma doação de alimentos de ${year}.`;
export const newest = (version: number) =>
  `A versão mais nova é a número ${version}. Não aceite uma anterior.`;
export const noLonger = 'Este recibo está anulado';
export const noLongerText = (organization: string, year: number) =>
  `Com ele, ${isolated(organization)} tinha confirmado uma doação de alimentos de ${year}, e depois o anulou.`;
export const notGenuine = 'Não conhecemos esse recibo. Leia o código outra vez.';
export const checkFailed = 'Não foi possível conferir o recibo. Tente de novo.';
export const nothingElse = 'Esta página não diz mais nada, para que ninguém saiba o que outra pessoa doou.';
