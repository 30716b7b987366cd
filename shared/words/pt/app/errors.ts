export const noConnection = 'Sem conexão. Verifique sua rede e tente de novo.';
export const tooManyRequests = 'Pedidos demais. Espere um momento e tente de novo.';
export const signInToContinue = 'Entre na sua conta para continuar.';
export const unexpectedError = 'Ocorreu um erro inesperado. Tente de novo.';
