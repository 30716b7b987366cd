/** The names of devices in the list of those with notifications. */
import { isolated } from '../../../text/isolated.ts';

export const deviceName = (browser: string, system: string) => `${isolated(browser)} em ${isolated(system)}`;
export const someBrowser = 'Um navegador';
export const someSystem = 'um aparelho';
