import { isolated } from '../../../text/isolated.ts';

export const chooseStars = 'Escolha de 1 a 5 estrelas';
export const comment = 'Sua opinião';
export const answer = 'Sua resposta';
export const aboutOne = 'Uma avaliação é sobre uma reserva ou uma captura.';

/** Refusals. */
export const notFound = 'Avaliação não encontrada';
export const ratedBefore = 'Você já fez esta avaliação.';
export const notExchanged =
  'Você pode avaliar uma captura depois que o pescador responder à sua mensagem sobre ela.';
export const notCollected = 'Você pode avaliar quando as refeições forem retiradas.';
export const notPickedUp = 'Você pode avaliar quando tiver retirado o peixe.';
export const notOneself = 'Você não pode avaliar seu próprio perfil.';
export const notTheirs = 'Isto é de outro pescador. Abra o perfil desse pescador para avaliar.';
export const answeredBefore = 'Você já respondeu a esta avaliação.';
export const notAnswerable = 'Esta avaliação não tem texto a que responder.';
export const hiddenWords =
  'A administração ocultou o texto desta avaliação, por isso ela não pode ser editada.';
export const editingOver = 'Uma avaliação pode ser editada ou excluída durante 7 dias. Esse prazo acabou.';
export const nothingToReport = 'Esta avaliação não tem texto para denunciar.';

/** Texts of pages. */
export const rate = (name: string) => `Avaliar ${isolated(name)}`;
export const rated = 'Você já avaliou. Agradecemos.';
export const ratedCatch = 'Você já avaliou esta captura. Agradecemos.';
export const stars = 'Como foi?';
export const star = (count: number) => (count === 1 ? '1 estrela' : `${count} estrelas`);
export const meanings = { 1: 'Ruim', 2: 'Fraco', 3: 'Razoável', 4: 'Bom', 5: 'Excelente' } as const;
export const commentHint = 'Qualquer pessoa pode lê-la no perfil, com seu primeiro nome ou sua organização.';
export const send = 'Enviar avaliação';
export const sent = 'Sua avaliação está no perfil.';
export const yourRating = 'Sua avaliação';
export const edited = 'editada';
export const edit = 'Editar avaliação';
export const save = 'Salvar';
export const saved = 'Sua avaliação mudou.';
export const remove = 'Excluir avaliação';
export const removing = 'Excluindo...';
export const removeTitle = 'Excluir sua avaliação?';
export const removeText =
  'Isto exclui para sempre suas estrelas e sua opinião. Você não poderá avaliar de novo. Se quiser mudar a avaliação, edite-a.';
export const removed = 'Sua avaliação foi excluída.';
export const notRemoved = 'Não foi possível excluir a avaliação';
export const title = 'Avaliações';
export const notLoaded = 'Não foi possível carregar as avaliações. Tente de novo.';
export const formerMember = 'Alguém que já saiu';
export const answerIt = 'Responder';
export const answerTo = 'Responder a esta avaliação';
export const answerHint = 'Você pode responder uma vez. Qualquer pessoa pode ler.';
export const sendAnswer = 'Enviar resposta';
export const answered = 'Sua resposta está no seu perfil.';
export const answerOf = (name: string) => `${isolated(name)} respondeu`;
