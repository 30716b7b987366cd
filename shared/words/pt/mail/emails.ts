import { isolated } from '../../../text/isolated.ts';

export const hello = (name: string) => (name ? `Olá, ${isolated(name)},` : 'Olá,');
export const isOn = (kind: string) => `Você recebe este e-mail porque a opção “${kind}” está ativada.`;
export const unsubscribe = 'Cancelar a inscrição';
export const unsubscribeText = (kind: string, url: string) => `Parar estes e-mails (${kind}): ${url}`;

/** In the day's last notice to the site's mailbox. */
export const lastNotice = (max: number) =>
  `Este foi o aviso número ${max} em um dia. Nenhum outro aviso chega até um dia depois do primeiro. Você pode ler as novas mensagens no painel.`;
export const openDashboard = 'Abrir o painel';
