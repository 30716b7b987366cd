export const noConnection = 'Sem conexão. Tente de novo quando ela voltar.';
export const tooManyRequests = 'Pedidos demais. Espere e tente de novo.';
export const signInToContinue = 'Entre para continuar.';
export const unexpectedError = 'Algo deu errado. Tente de novo.';
