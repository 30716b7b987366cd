import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';

export const pageTitle = 'Mensajes';
export const signInToRead = 'Inicie sesión para leer sus mensajes.';
export const notLoaded = 'No se pudieron cargar los mensajes';
export const none = 'Aún no tiene mensajes.';
const messages = (count: number) =>
  `${count} ${plural(count, { one: 'mensaje', many: 'de mensajes', other: 'mensajes' })}`;
const conversations = (count: number) =>
  `${count} ${plural(count, { one: 'conversación', many: 'de conversaciones', other: 'conversaciones' })}`;
/** The number of conversations is known only once all messages are loaded. */
export const counts = (shown: number, total: number, isWhole: boolean) =>
  isWhole ? `${conversations(shown)}, ${messages(total)}` : messages(total);
export const markAllRead = 'Marcar todo como leído';
export const marking = 'Marcando...';
export const unread = (count: number) => `${count} sin leer`;
export const search = 'Buscar mensajes';
export const found = (count: number, isWhole: boolean) => {
  if (count === 0)
    return isWhole ? 'Ningún mensaje encontrado' : 'Ningún mensaje encontrado entre los más recientes';
  const all = `${messages(count)} ${plural(count, { one: 'encontrado', many: 'encontrados', other: 'encontrados' })}`;
  return isWhole ? all : `${all} entre los más recientes`;
};
export const noneFound = 'Ningún mensaje coincide con su búsqueda';
export const clearSearch = 'Borrar la búsqueda';
export const lookFurtherBack = 'Buscar en mensajes más antiguos';
export const deleteMessage = 'Eliminar';
export const deleteMessageNamed = (name: string) => `Eliminar el mensaje de ${isolated(name)}`;
export const deleteOwnMessage = 'Eliminar su mensaje';
export const deleteMessageTitle = '¿Eliminar este mensaje?';
export const deleteConversation = 'Eliminar conversación';
export const deleteConversationTitle = '¿Eliminar esta conversación?';
export const deleteText = (name: string) =>
  `Esto elimina su copia para siempre. ${isolated(name)} conserva la suya.`;
export const deleting = 'Eliminando...';
export const messageDeleted = 'Mensaje eliminado';
export const conversationDeleted = 'Conversación eliminada';
export const deleteFailed = 'No se pudo eliminar';
export const waiting = (count: number) =>
  `${count} ${plural(count, { one: 'mensaje nuevo', many: 'de mensajes nuevos', other: 'mensajes nuevos' })}`;
export const showEarlier = 'Mostrar mensajes anteriores';
export const isNew = 'Nuevo';
export const sentTo = 'Para <name>name</name> · <time>time</time>';
export const sentFrom = 'De <name>name</name> · <time>time</time>';
export const withPerson = (name: string) => `Con ${isolated(name)}`;
export const previewOfOwn = (preview: string) => `Usted: ${preview}`;

/** The title of the page until the message's subject is known. */
export const onePageTitle = 'Mensaje';
export const notFound = 'No se encontró el mensaje';
export const backToAll = 'Volver a los mensajes';
export const about = (catchLabel: string) => `Sobre ${catchLabel}`;
export const aCatch = 'una captura';
export const reply = 'Responder';
export const sendReply = 'Enviar respuesta';
export const conversation = 'Conversación';
export const you = 'Usted';

export const sendMessage = 'Enviar mensaje';
export const signInToSend = 'Inicie sesión para enviar un mensaje';
export const messageTo = (name: string) => `Mensaje para ${isolated(name)}`;
export const send = 'Enviar';
/** Each fills in the text of a message about a catch. */
export const quickQuestions = ['¿Sigue disponible?', '¿Dónde puedo recogerlo?'];
export const askQuickly = 'Preguntas rápidas';
export const sent = 'El mensaje se envió';
export const notSent = 'No se pudo enviar el mensaje';

export const blockedPeople = 'Personas bloqueadas';
export const showMoreBlocked = 'Mostrar más';
export const block = 'Bloquear';
export const blockName = (name: string) => `Bloquear a ${isolated(name)}`;
export const blockTitle = (name: string) => `¿Bloquear a ${isolated(name)}?`;
export const blockText =
  'Ya no podrán escribirse entre ustedes, y se cancelan las reservas abiertas que tengan entre ustedes. No le decimos que usted la bloqueó. Puede desbloquear a esta persona más tarde.';
export const blocking = 'Bloqueando...';
export const blocked = (name: string) => `Bloqueó a ${isolated(name)}`;
export const unblockName = (name: string) => `Desbloquear a ${isolated(name)}`;
export const unblocking = 'Desbloqueando...';
export const unblocked = (name: string) => `${isolated(name)} puede volver a escribirle`;
export const blockFailed = 'Eso no funcionó. Vuelva a intentarlo.';
