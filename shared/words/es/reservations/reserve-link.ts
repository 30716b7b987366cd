export const reserve = 'Reservar';
export const join = 'Entrar en la lista de espera';
