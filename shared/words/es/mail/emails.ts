import { isolated } from '../../../text/isolated.ts';

export const hello = (name: string) => (name ? `Hola, ${isolated(name)}:` : 'Hola:');
export const isOn = (kind: string) => `Recibe este correo porque “${kind}” está activado.`;
export const unsubscribe = 'Darse de baja';
export const unsubscribeText = (kind: string, url: string) =>
  `Dejar de recibir estos correos (${kind}): ${url}`;

/** In the day's last notice to the site's mailbox. */
export const lastNotice = (max: number) =>
  `Este fue el aviso número ${max} en un día. No llegan más avisos hasta un día después del primero. Puede leer los mensajes nuevos en el panel.`;
export const openDashboard = 'Abrir el panel';
