import { isolated } from '../../../text/isolated.ts';

export const open = 'Em aberto';
export const history = 'Histórico';

export const pickup = 'Retirada';
export const place = 'Lugar';
export const fisherman = 'Pescador';
export const collectedBy = (name: string) => `Quem retirou: ${isolated(name)}`;
export const because = (reason: string) => `Motivo: ${reason}`;

export const keep = 'Manter';
export const cancelling = 'Cancelando...';

export const code = 'Código para a retirada';
export const qrLabel = 'Código QR com os seis dígitos';
export const codeHint =
  'Mostre este código ao pescador na retirada, ou diga os números. Ele funciona sem conexão neste aparelho. Se você criar um novo código, este deixa de funcionar.';
export const noCode = {
  usable:
    'O código está no aparelho que você usou antes. Você pode criar um novo para este aparelho. Depois disso, o antigo deixa de funcionar.',
  locked: 'Um código errado foi escrito cinco vezes, por isso o código está bloqueado. Crie um novo.',
  none: 'Ainda não há código. Crie um antes da retirada.',
};
export const newCode = 'Novo código';
export const makingCode = 'Criando um código...';
export const codeNotMade = 'Nenhum código novo foi criado';
