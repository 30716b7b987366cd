export const reserve = 'Reservar';
export const join = 'Entrar na lista de espera';
