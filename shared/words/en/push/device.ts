/** The names of devices in the list of those with notifications. */
import { isolated } from '../../../text/isolated.ts';

export const deviceName = (browser: string, system: string) => `${isolated(browser)} on ${isolated(system)}`;
export const someBrowser = 'A browser';
export const someSystem = 'a device';
