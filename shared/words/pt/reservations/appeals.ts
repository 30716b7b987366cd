import { isolated } from '../../../text/isolated.ts';

export const appeals = 'Recursos contra marcas';
export const notLoaded = 'Não foi possível carregar os recursos.';
export const moreNotLoaded = 'Não foi possível carregar mais recursos.';
export const none = 'Não há recursos para decidir.';
export const lead =
  'Com três marcas em 90 dias, uma pessoa só pode pedir peixe. Fale com os dois lados se tiver dúvida.';
export const asked = 'Pedido';
export const fish = 'Peixe';
export const amountOf = (amount: string, species: string) => `${amount} de ${isolated(species)}`;
export const strike = 'Remover marca';
export const strikeNamed = (name: string) => `Remover a marca de ${isolated(name)}`;
export const keep = 'Manter marca';
export const keepNamed = (name: string) => `Manter a marca de ${isolated(name)}`;
export const consequence = {
  strike: 'A marca não conta mais. A reserva fica como terminou.',
  keep: 'A marca conta até 90 dias depois da retirada perdida.',
};
export const reason = 'Motivo';
export const reasonHint = 'Enviamos a quem compra tal como você escrever. Fica também na auditoria.';
export const decided = { strike: 'Marca removida', keep: 'Marca mantida' };
export const decidedMeanwhile = 'Isto já foi decidido';
