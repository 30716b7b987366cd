import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';

export const pageTitle = 'Mensagens';
export const signInToRead = 'Entre para ler suas mensagens.';
export const notLoaded = 'Não foi possível carregar as mensagens';
export const none = 'Você ainda não tem mensagens.';
const messages = (count: number) =>
  `${count} ${plural(count, { one: 'mensagem', many: 'de mensagens', other: 'mensagens' })}`;
const conversations = (count: number) =>
  `${count} ${plural(count, { one: 'conversa', many: 'de conversas', other: 'conversas' })}`;
/** The number of conversations is known only once all messages are loaded. */
export const counts = (shown: number, total: number, isWhole: boolean) =>
  isWhole ? `${conversations(shown)}, ${messages(total)}` : messages(total);
export const markAllRead = 'Marcar todas como lidas';
export const marking = 'Marcando...';
export const unread = (count: number) =>
  `${count} ${plural(count, { one: 'não lida', many: 'não lidas', other: 'não lidas' })}`;
export const search = 'Buscar mensagens';
/** Not whole: only the newest messages were searched. */
export const found = (count: number, isWhole: boolean) => {
  if (count === 0) return isWhole ? 'Nenhuma mensagem encontrada' : 'Nenhuma mensagem encontrada até aqui';
  const counted = `${messages(count)} ${plural(count, { one: 'encontrada', many: 'encontradas', other: 'encontradas' })}`;
  return isWhole ? counted : `${counted}, a começar pelas mais recentes`;
};
export const noneFound = 'Nenhuma mensagem corresponde à sua busca';
export const clearSearch = 'Limpar a busca';
export const lookFurtherBack = 'Buscar mensagens mais antigas';
export const deleteMessage = 'Excluir';
export const deleteMessageNamed = (name: string) => `Excluir a mensagem de ${isolated(name)}`;
export const deleteOwnMessage = 'Excluir sua mensagem';
export const deleteMessageTitle = 'Excluir esta mensagem?';
export const deleteConversation = 'Excluir conversa';
export const deleteConversationTitle = 'Excluir esta conversa?';
export const deleteText = (name: string) =>
  `Isto exclui sua cópia para sempre. A cópia de ${isolated(name)} continua.`;
export const deleting = 'Excluindo...';
export const messageDeleted = 'Mensagem excluída';
export const conversationDeleted = 'Conversa excluída';
export const deleteFailed = 'Não foi possível excluir';
export const waiting = (count: number) =>
  `${count} ${plural(count, { one: 'nova mensagem', many: 'de novas mensagens', other: 'novas mensagens' })}`;
export const showEarlier = 'Mostrar mensagens anteriores';
export const isNew = 'Nova';
export const sentTo = 'Para <name>name</name> · <time>time</time>';
export const sentFrom = 'De <name>name</name> · <time>time</time>';
export const withPerson = (name: string) => `Com ${isolated(name)}`;
export const previewOfOwn = (preview: string) => `Você: ${preview}`;

/** The title of the page until the message's subject is known. */
export const onePageTitle = 'Mensagem';
export const notFound = 'Mensagem não encontrada';
export const backToAll = 'Voltar às mensagens';
export const about = (catchLabel: string) => `Sobre ${catchLabel}`;
export const aCatch = 'uma captura';
export const reply = 'Responder';
export const sendReply = 'Enviar resposta';
export const conversation = 'Conversa';
export const you = 'Você';

export const sendMessage = 'Enviar mensagem';
export const signInToSend = 'Entre para enviar uma mensagem';
export const messageTo = (name: string) => `Mensagem para ${isolated(name)}`;
export const send = 'Enviar';
/** Each fills in the text of a message about a catch. */
export const quickQuestions = ['Ainda está disponível?', 'Onde posso retirar?'];
export const askQuickly = 'Perguntas rápidas';
export const sent = 'Mensagem enviada';
export const notSent = 'Não foi possível enviar a mensagem';

export const blockedPeople = 'Pessoas bloqueadas';
export const showMoreBlocked = 'Mostrar mais';
export const block = 'Bloquear';
export const blockName = (name: string) => `Bloquear ${isolated(name)}`;
export const blockTitle = (name: string) => `Bloquear ${isolated(name)}?`;
export const blockText =
  'Vocês não podem mais escrever um para o outro, e as reservas abertas entre vocês são canceladas. Não avisamos a pessoa de que você a bloqueou. Você pode desbloqueá-la mais tarde.';
export const blocking = 'Bloqueando...';
export const blocked = (name: string) => `Você bloqueou ${isolated(name)}`;
export const unblockName = (name: string) => `Desbloquear ${isolated(name)}`;
export const unblocking = 'Desbloqueando...';
export const unblocked = (name: string) => `${isolated(name)} pode escrever para você de novo`;
export const blockFailed = 'Isso não funcionou. Tente de novo.';
