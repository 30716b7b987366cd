/** The Share Screen; the messages of copying are in post-parts.ts. */
export const title = 'Compartilhamento';
export const share = 'Compartilhar';
export const shareNamed = (name: string) => `Compartilhar ${name}`;
export const openShareScreen = 'Compartilhamento';
export const openShareScreenNamed = (name: string) => `Compartilhamento: ${name}`;
export const back = {
  pledge: 'Voltar à promessa',
  catch: 'Voltar à captura',
  landing: 'Voltar ao desembarque',
  fisherman: 'Voltar ao perfil',
};

export const pictureOf = (said: string) => `Imagem para compartilhar: ${said}`;
export const pictureLoading = 'Preparando a imagem...';
export const pictureNotLoaded =
  'Não foi possível carregar a imagem. O link abaixo pode ser compartilhado sem ela.';

export const shareIt = 'Compartilhar';
export const shareHint = 'Abre um app neste aparelho. A imagem vai junto se o app a aceitar.';
export const notShared = {
  title: 'Não foi possível compartilhar',
  description: 'Em vez disso, copie o link abaixo.',
};

export const linkLabel = 'Link para compartilhar';
export const copy = 'Copiar link';
export const preview = 'Ver o que os outros vão ver';
export const captionLabel = 'Legenda';
/** The address is on its own line, so that no app takes the period for a part of it. */
export const caption = (said: string, link: string) => `${said}.\n${link}`;
export const copyCaption = 'Copiar legenda';
export const captionCopied = 'Legenda copiada';
export const captionNotCopied = {
  title: 'A cópia falhou',
  description: 'Selecione a legenda e copie-a.',
};
export const codeTitle = 'Código QR';

export const networks = 'Publicar em';
export const email = 'E-mail';
export const onNetwork = (network: string) => `${network} (abre em nova aba)`;

export const downloads = 'Baixar em PNG';
export const sizes = {
  wide: 'Link, 1200 × 630',
  square: 'Post, 1080 × 1080',
  tall: 'Story, 1080 × 1920',
};

export const notFound = {
  pledge: 'Promessa não encontrada',
  catch: 'Captura não encontrada',
  landing: 'Desembarque não encontrado',
  fisherman: 'Perfil de pescador não encontrado',
};
export const notFoundDetail =
  'Uma publicação oculta não pode ser compartilhada. Quem a publicou pode mostrá-la de novo em Minhas publicações.';
export const notLoaded = 'Não foi possível carregar isto. Tente de novo.';
