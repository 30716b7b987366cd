export const pledgesNotLoaded = 'Não foi possível carregar as promessas. Tente de novo.';
export const pledged = 'Prometido <time>nessa hora</time>';
