import { plural } from '../general/format.ts';

export const title = 'Aguardando neste aparelho';
export const photos = (count: number) =>
  `${count} ${plural(count, { one: 'foto', many: 'de fotos', other: 'fotos' })}`;
export const filledIn = 'Preenchida <time>nessa hora</time>';

export const sending = 'Enviando...';
export const waitingForSignIn = 'Aguardando você entrar';
export const waitingToBeSent = 'Aguardando envio';
export const waitingForConnection = 'Aguardando conexão';
export const failed = 'Ainda não publicada';
export const triedAgain = (reason: string) => `${reason} Vamos tentar de novo em breve.`;
export const refused = 'Precisa de uma mudança';
export const unsure = 'Talvez já esteja publicada';
export const unsureDetail =
  'Há um dia que não temos resposta. Veja a lista abaixo antes de publicá-la de novo.';
export const postedBefore = 'Uma versão anterior foi publicada';
export const postedBeforeDetail = 'Ela não tem as mudanças que você fez depois.';

export const edit = 'Editar';
export const editNamed = (species: string) => `Editar ${species}`;
export const postAnyway = 'Publicar mesmo assim';
export const postAnother = 'Publicar outra';
export const postAnywayNamed = (species: string) => `Publicar ${species} mesmo assim`;
export const signIn = 'Entrar';
export const retry = 'Tentar de novo';
export const retryNamed = (species: string) => `Tentar de novo: ${species}`;
export const discard = 'Descartar';
export const discardNamed = (species: string) => `Descartar ${species}`;
export const discardTitle = 'Descartar esta publicação?';
export const discardText =
  'O que você preencheu e as fotos serão removidos deste aparelho. A publicação não será feita.';
