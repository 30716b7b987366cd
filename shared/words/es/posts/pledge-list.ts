export const pledgesNotLoaded = 'No se pudieron cargar las promesas. Vuelva a intentarlo.';
export const pledged = 'Prometida <time>then</time>';
