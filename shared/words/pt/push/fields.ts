/** Refusals of a device that asks for notifications. */
export const name = 'O nome do aparelho';
export const nameMissing = 'O aparelho precisa de um nome';
export const endpointUnknown = 'Este não é o endereço de um serviço de notificações que conhecemos';
export const keyInvalid = 'Esta não é uma chave para notificações';
export const deviceInvalid = 'Este não é o identificador de um aparelho';
