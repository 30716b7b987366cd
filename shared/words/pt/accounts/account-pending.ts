/** Replaces a page that needs to know more about the signed-in person. */
export const accountNotLoaded = 'Não foi possível carregar sua conta. Tente de novo.';
