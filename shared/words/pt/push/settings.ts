/** The profile page's part about notifications. */
export const title = 'Notificações neste aparelho';
export const lead =
  'Receba as novidades do que você segue como notificação neste aparelho, mesmo com o Creel fechado. Acima você escolhe o que segue e quando é avisado.';
export const discreet =
  'A tela bloqueada mostra apenas que há novidades, sem nomes. Você pode mudar isso aqui.';
export const turnOn = 'Ativar notificações';
export const turningOn = 'Ativando...';
export const turnOff = 'Desativar notificações';
export const turningOff = 'Desativando...';
export const isOn = 'As notificações estão ativadas neste aparelho.';
export const isOff = 'As notificações estão desativadas neste aparelho.';
export const details = 'Mostrar nomes e preços nas notificações, também com a tela bloqueada';
export const notChanged = 'Não foi possível mudar isso';
export const notAllowed =
  'Seu navegador não recebeu sua permissão. Toque no botão de novo e escolha “Permitir”.';
export const unsupported =
  'Este navegador não pode mostrar notificações. As novidades chegam por e-mail e ficam neste site.';
export const installFirst =
  'No iPhone ou iPad, as notificações precisam do Creel na tela de início. No Safari, toque em Compartilhar e depois em “Adicionar à Tela de Início”. Abra o Creel por lá e ative as notificações aqui.';
export const denied =
  'As notificações deste site estão bloqueadas neste aparelho. Para permitir, abra as configurações deste site no navegador, muitas vezes pelo ícone ao lado do endereço. Permita as notificações ali e carregue esta página de novo.';

export const otherDevices = 'Seus outros aparelhos com notificações';
export const devicesNotLoaded = 'Não foi possível carregar seus aparelhos.';
export const lastUsed = (day: string) => `Último uso: ${day}`;
export const remove = 'Remover';
export const removeNamed = (device: string) => `Remover ${device}`;
export const removing = 'Removendo...';
export const removed = 'Esse aparelho não recebe mais notificações';
