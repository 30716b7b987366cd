export const title = 'Calendário';
export const lead =
  'Veja suas retiradas e entregas, e os desembarques que você segue, no calendário do celular ou do computador.';
export const howSecret = 'Quem tiver o endereço pode vê-los sem entrar. Por isso, não o passe a ninguém.';
export const make = 'Criar um endereço secreto';
export const making = 'Criando...';
export const notLoaded = 'Não foi possível carregar o endereço do seu calendário.';
export const notMade = 'Não foi possível criar o endereço';

export const address = 'Endereço secreto';
export const madeOn = (day: string) => `Criado em ${day}.`;
export const copy = 'Copiar endereço';
export const messages = {
  copied: 'Endereço copiado',
  copyFailed: {
    title: 'Não foi possível copiar o endereço',
    description: 'Ele já está selecionado. Falta só copiar.',
  },
};
export const addTo = 'Adicionar a';
export const howGoogle =
  'No Google, só dá para adicionar pelo computador. Depois ele aparece também no celular.';
export const howOthers =
  'Em outros programas, procure “Assinar” ou “Adicionar da web” e cole o endereço. As mudanças podem levar algumas horas para aparecer.';

export const change = 'Mudar endereço';
export const changing = 'Mudando...';
export const changeTitle = 'Mudar o endereço secreto?';
export const changeText =
  'O endereço antigo deixa de funcionar na hora. Adicione o novo em todo lugar onde você o usa.';
export const changed = 'O endereço foi mudado';
export const end = 'Encerrar endereço';
export const ending = 'Encerrando...';
export const endTitle = 'Encerrar o endereço secreto?';
export const endText =
  'Seu calendário não poderá mais ser lido. Você pode criar outro endereço quando quiser.';
export const ended = 'O endereço foi encerrado';
export const notEnded = 'Não foi possível encerrar o endereço';
