export const noConnection = 'Sin conexión. Revise su red y vuelva a intentarlo.';
export const tooManyRequests = 'Demasiadas solicitudes. Espere un momento y vuelva a intentarlo.';
export const signInToContinue = 'Inicie sesión para continuar.';
export const unexpectedError = 'Ocurrió un error inesperado. Vuelva a intentarlo.';
