/** The page that a link at the end of an alert email opens. */
export const title = 'Stop alerts';
export const lead = 'Stop alerts like the one you just opened.';
export const doneTitle = 'These alerts are off';
export const done = (alerts: string) => `You will no longer get these alerts: ${alerts}.`;
export const again = 'You can turn them on again in your alert settings.';
export const button = 'Stop these alerts';
export const busy = 'Stopping...';
