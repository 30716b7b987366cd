import { isolated } from '../../../text/isolated.ts';

export const open = 'Abiertas';
export const history = 'Historial';

export const pickup = 'Recogida';
export const place = 'Lugar';
export const fisherman = 'Pescador';
export const collectedBy = (name: string) => `Recogió: ${isolated(name)}`;
export const because = (reason: string) => `Motivo: ${reason}`;

export const keep = 'Conservarla';
export const cancelling = 'Cancelando...';

export const code = 'Código para la recogida';
export const qrLabel = 'Código QR con los seis dígitos';
export const codeHint =
  'Muestre este código al pescador, o léaselo, en la recogida. Funciona sin conexión en este dispositivo. Si crea un código nuevo, este deja de funcionar.';
export const noCode = {
  usable:
    'El código está en el dispositivo que usó antes. Puede crear uno nuevo para este dispositivo. El anterior deja entonces de funcionar.',
  locked: 'Se escribió cinco veces un código incorrecto, así que el código está bloqueado. Cree uno nuevo.',
  none: 'Aún no hay código. Cree uno antes de la recogida.',
};
export const newCode = 'Código nuevo';
export const makingCode = 'Creando un código...';
export const codeNotMade = 'No se creó ningún código nuevo';
