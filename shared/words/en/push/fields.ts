/** Refusals of a device that asks for notifications. */
export const name = 'The name of the device';
export const nameMissing = 'The device needs a name';
export const endpointUnknown = 'This is not an address of a push service that we know';
export const keyInvalid = 'This is not a key for notifications';
export const deviceInvalid = 'This is not the id of a device';
