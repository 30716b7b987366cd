export const marketplace = 'Mercado';
export const marketplaceShort = 'Mercado';
export const community = 'Comunidade';
export const communityPledges = 'Promessas da comunidade';
export const fishermen = 'Pescadores';
export const pledgeGuide = 'O que é uma promessa';
export const impact = 'Nosso impacto';
export const communityAid = 'Ajuda comunitária';
export const home = 'Início';
export const about = 'Sobre nós';
export const faq = 'Perguntas';
export const contact = 'Contato';
export const press = 'Imprensa';
export const newsletter = 'Boletim';
export const goPro = 'Seja Pro';
export const privacy = 'Privacidade';
export const terms = 'Termos';
export const signIn = 'Entrar';
export const signInShort = 'Entrar';
export const getStarted = 'Começar';
export const start = 'Começar';
/** Hidden text after it, because links are also read without their context. */
export const withAnAccount = 'com uma conta';

/** Above the names of the languages that the site has. */
export const language = 'Idioma';
export const main = 'Principal';
export const menu = 'Menu';
/** Shown when JavaScript is off. */
export const withoutScript =
  'O JavaScript está desativado neste navegador. Você pode ler e pesquisar sem ele. Ative-o para entrar, enviar mensagens ou usar Perto de mim.';
export const skipToContent = 'Ir para o conteúdo';
export const quickLinks = 'Links rápidos';
export const company = 'Empresa';
export const contactForm = 'Escreva para nós';
export const coastalCommunities = 'Comunidades costeiras';

export const offline = 'Sem conexão.';
export const networkSilent = 'A conexão caiu.';
/** The texts before and after a time such as "há 5 minutos". */
export const shownFrom = ['O que você vê foi carregado', '.'] as const;

export const partFailed =
  'Não foi possível carregar esta parte. Recarregue a página quando a conexão voltar.';
export const pageFailed = 'Não foi possível carregar a página. O que você publicou está a salvo.';
export const goHome = 'Ir para o início';
