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

export const collects = (name: string) => `Recoge: ${isolated(name)}`;
export const enterCode = 'Escribir código';
export const enterCodeNamed = (organization: string) => `Escribir código de ${isolated(organization)}`;
export const enterAgain = 'Volver a escribir el código';
export const noShow = 'No vino nadie';
export const noShowTitle = '¿No vino nadie?';
export const recording = 'Guardando...';
export const notRecorded = 'Eso no se guardó';
export const title = (amount: string) => `Entregar ${amount}`;
export const ask = (name: string) =>
  `Pida a ${isolated(name)} los seis dígitos. Entregue el pescado cuando el código sea correcto.`;
export const askOffline = (name: string) =>
  `Pida a ${isolated(name)} los seis dígitos. No tiene conexión, así que guardamos el código en este dispositivo y lo comprobamos cuando la recupere.`;
export const code = 'Código';
export const codeHint = 'Seis dígitos';
export const codeMissing = 'Escriba los seis dígitos que muestra quien recoge.';
export const scan = 'Escanear el código QR';
export const stopScanning = 'Detener la cámara';
export const cameraPicture = 'Lo que ve la cámara';
export const noCamera = 'No se puede usar la cámara. Mejor escriba los seis dígitos.';
export const confirm = 'Confirmar';
export const confirming = 'Confirmando...';
export const handedOver = ({ count, unit, receiver }: HandedOver) => ({
  title: `${heldWords(count, unit)} ${plural(count, { one: 'entregada', many: 'entregadas', other: 'entregadas' })}`,
  description: `Ahora el pescado lo tiene ${isolated(receiver)}.`,
});
export const keptTitle = 'Guardado en este dispositivo';
export const keptText = 'Enviaremos la entrega cuando recupere la conexión.';
export const notCounted = 'Se rechazó una entrega';
export const noRoom =
  'No pudimos guardarlo en este dispositivo. Deje esta página abierta hasta que recupere la conexión.';
/** The state of a handover that waits on this device. */
export const waiting = {
  connection: 'Entrega hecha, esperando conexión',
  turn: 'Entrega hecha, por enviar',
  signIn: 'Entrega hecha. Inicie sesión para enviarla.',
  sending: 'Enviando...',
};
export const notSent = (reason: string) => `Aún no se envió: ${reason} Volveremos a intentarlo pronto.`;
export const refused = (reason: string) => `Rechazada: ${reason}`;
export const discard = 'Descartar';
export const discardNamed = (organization: string) => `Descartar la entrega a ${isolated(organization)}`;
