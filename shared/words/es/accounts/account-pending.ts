/** Replaces a page that needs to know more about the signed-in person. */
export const accountNotLoaded = 'No se pudo cargar su cuenta. Vuelva a intentarlo.';
