import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';
import { amountWords, mealsWords } from '../posts/figures.ts';

export type HeldUnit = 'meal' | Parameters<typeof amountWords>[1];
export interface HandedOver {
  count: number;
  unit: HeldUnit;
  receiver: string;
}

/** "10 meals", "5 lb" */
export const heldWords = (count: number, unit: HeldUnit): string =>
  unit === 'meal' ? mealsWords(count) : amountWords(count, unit);

export const collects = (name: string) => `Quem retira: ${isolated(name)}`;
export const enterCode = 'Escrever código';
export const enterCodeNamed = (organization: string) => `Escrever código de ${isolated(organization)}`;
export const enterAgain = 'Escrever o código de novo';
export const noShow = 'Ninguém veio';
export const noShowTitle = 'Ninguém veio?';
export const recording = 'Salvando...';
export const notRecorded = 'Isso não foi salvo';
export const title = (amount: string) => `Entregar ${amount}`;
export const ask = (name: string) =>
  `Peça os seis dígitos a ${isolated(name)}. Entregue o peixe quando o código estiver certo.`;
export const askOffline = (name: string) =>
  `Peça os seis dígitos a ${isolated(name)}. Você está sem conexão, por isso guardamos o código neste aparelho e o conferimos quando ela voltar.`;
export const code = 'Código';
export const codeHint = 'Seis dígitos';
export const codeMissing = 'Escreva os seis dígitos que quem retira mostra.';
export const scan = 'Ler o código QR';
export const stopScanning = 'Parar a câmera';
export const cameraPicture = 'O que a câmera vê';
export const noCamera = 'Não é possível usar a câmera. Em vez disso, escreva os seis dígitos.';
export const confirm = 'Confirmar';
export const confirming = 'Confirmando...';
export const handedOver = ({ count, unit, receiver }: HandedOver) => ({
  title: `${heldWords(count, unit)} ${plural(count, { one: 'entregue', many: 'entregues', other: 'entregues' })}`,
  description: `Agora o peixe está com ${isolated(receiver)}.`,
});
export const keptTitle = 'Guardado neste aparelho';
export const keptText = 'Vamos enviar a entrega quando a conexão voltar.';
export const notCounted = 'Uma entrega foi recusada';
export const noRoom =
  'Não conseguimos salvar isto neste aparelho. Deixe esta página aberta até a conexão voltar.';
/** The state of a handover that waits on this device. */
export const waiting = {
  connection: 'Entregue, aguardando conexão',
  turn: 'Entregue, aguardando envio',
  signIn: 'Entregue. Entre na sua conta para enviar.',
  sending: 'Enviando...',
};
export const notSent = (reason: string) => `Ainda não enviada: ${reason} Vamos tentar de novo em breve.`;
export const refused = (reason: string) => `Recusada: ${reason}`;
export const discard = 'Descartar';
export const discardNamed = (organization: string) => `Descartar a entrega a ${isolated(organization)}`;
