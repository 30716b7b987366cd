/** The names of devices in the list of those with notifications. */
import { isolated } from '../../../text/isolated.ts';

export const deviceName = (browser: string, system: string) => `${isolated(browser)} en ${isolated(system)}`;
export const someBrowser = 'Un navegador';
export const someSystem = 'un dispositivo';
