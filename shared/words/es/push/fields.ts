/** Refusals of a device that asks for notifications. */
export const name = 'El nombre del dispositivo';
export const nameMissing = 'El dispositivo necesita un nombre';
export const endpointUnknown = 'Esta no es la dirección de un servicio de notificaciones que conozcamos';
export const keyInvalid = 'Esta no es una clave para notificaciones';
export const deviceInvalid = 'Este no es el identificador de un dispositivo';
