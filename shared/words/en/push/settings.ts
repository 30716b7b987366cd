/** The profile page's part about notifications. */
export const title = 'Notifications on this device';
export const lead =
  'Get news of what you follow as a notification on this device, also while Creel is closed. You choose what you follow, and when you are told, above.';
export const discreet =
  'A locked screen shows only that there is news, without names. You can change that here.';
export const turnOn = 'Turn on notifications';
export const turningOn = 'Turning on...';
export const turnOff = 'Turn off notifications';
export const turningOff = 'Turning off...';
export const isOn = 'Notifications are on for this device.';
export const isOff = 'Notifications are off for this device.';
export const details = 'Show names and prices in notifications, also on the locked screen';
export const notChanged = 'This could not be changed';
export const notAllowed =
  'Your browser did not get your permission. Press the button again, and choose “Allow”.';
export const unsupported =
  'This browser cannot show notifications. You get the news by email, and find it on this site.';
export const installFirst =
  'On an iPhone or iPad, notifications need Creel on your home screen. In Safari, tap Share, then “Add to Home Screen”. Open Creel from there, and turn notifications on here.';
export const denied =
  'Notifications from this site are blocked on this device. To allow them, open the settings of this site in your browser, often by the icon beside the address. Allow notifications there, and load this page again.';

export const otherDevices = 'Your other devices with notifications';
export const devicesNotLoaded = 'Your devices could not be loaded.';
export const lastUsed = (day: string) => `Last used on ${day}`;
export const remove = 'Remove';
export const removeNamed = (device: string) => `Remove ${device}`;
export const removing = 'Removing...';
export const removed = 'That device gets no more notifications';
