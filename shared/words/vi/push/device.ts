/** The names of devices in the list of those with notifications. */
import { isolated } from '../../../text/isolated.ts';

export const deviceName = (browser: string, system: string) =>
  `${isolated(browser)} trên ${isolated(system)}`;
export const someBrowser = 'Một trình duyệt';
export const someSystem = 'một thiết bị';
