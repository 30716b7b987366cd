export const noConnection = 'Sin conexión. Revise su red y vuelva a intentarlo.';
export const tooManyRequests = 'Demasiadas solicitudes. Espere y vuelva a intentarlo.';
export const signInToContinue = 'Inicie sesión para continuar.';
export const unexpectedError = 'Algo falló. Vuelva a intentarlo.';
