import { isolated } from '../../../text/isolated.ts';

export const savePost = 'Salvar publicação';
export const savePostOf = (post: string, fisherman?: string) =>
  fisherman === undefined ? `${savePost}: ${post}` : `${savePost}: ${post} de ${isolated(fisherman)}`;
export const signInToSave = 'Entre para salvar esta publicação';
export const saved = 'Publicação salva';
export const savedText = {
  catch: 'Avisaremos quando ela mudar, quando restar pouco e quando for vendida.',
  pledge:
    'Avisaremos quando ela mudar, quando restarem poucas refeições e quando todas estiverem reservadas.',
  landing: 'Avisaremos quando ela mudar, atrasar ou for cancelada, e quando o barco chegar.',
};
export const removed = 'Publicação retirada das salvas';
export const notSaved = 'Não foi possível salvar a publicação';
export const notRemoved = 'Não foi possível retirar a publicação';

export const list = 'Publicações salvas';
export const notLoaded = 'Não foi possível carregar suas publicações salvas. Tente de novo.';
export const moreNotLoaded = 'Não foi possível carregar mais publicações salvas. Tente de novo.';
export const none = 'Ainda não há publicações salvas.';
export const noneLead = 'Abra uma publicação e toque em “Salvar publicação”. Avisaremos quando ela mudar.';
export const gone = 'Uma publicação que não está mais no site';
export const sold = 'Vendida';
