export const noConnection = 'Você está sem conexão. Tente de novo quando ela voltar.';
export const tooManyRequests = 'Pedidos demais. Espere e tente de novo.';
export const signInToContinue = 'Entre para continuar.';
export const unexpectedError = 'Ocorreu um erro inesperado. Tente de novo.';
