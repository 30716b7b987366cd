export const marketplace = 'Mercado';
export const marketplaceShort = 'Mercado';
export const community = 'Comunidad';
export const communityPledges = 'Promesas a la comunidad';
export const fishermen = 'Pescadores';
export const pledgeGuide = 'Qué es una promesa';
export const impact = 'Nuestro impacto';
export const communityAid = 'Ayuda comunitaria';
export const home = 'Inicio';
export const about = 'Quiénes somos';
export const faq = 'Preguntas';
export const contact = 'Contacto';
export const press = 'Prensa';
export const newsletter = 'Boletín';
export const goPro = 'Pase a Pro';
export const privacy = 'Privacidad';
export const terms = 'Términos';
export const signIn = 'Iniciar sesión';
export const signInShort = 'Entrar';
export const getStarted = 'Comenzar';
export const start = 'Comenzar';
/** Hidden text after it, because links are also read without their context. */
export const withAnAccount = 'con una cuenta';

/** Above the names of the languages that the site has. */
export const language = 'Idioma';
export const main = 'Principal';
export const menu = 'Menú';
/** Shown when JavaScript is off. */
export const withoutScript =
  'JavaScript está desactivado en este navegador. Puede leer y buscar sin él. Actívelo para iniciar sesión, enviar mensajes o usar “Cerca de mí”.';
export const skipToContent = 'Ir al contenido';
export const quickLinks = 'Enlaces rápidos';
export const company = 'Empresa';
export const contactForm = 'Escríbanos';
export const coastalCommunities = 'Comunidades costeras';

export const offline = 'Sin conexión.';
export const networkSilent = 'La conexión no funciona.';
/** The texts before and after a time such as "hace 5 minutos". */
export const shownFrom = ['Lo que ve es de', '.'] as const;

export const partFailed = 'No se pudo cargar esta parte. Recargue la página cuando tenga conexión.';
export const pageFailed = 'No se pudo mostrar la página. Lo que publicó antes está a salvo.';
export const goHome = 'Ir al inicio';
