import { isolated } from '../../../text/isolated.ts';

/** Short texts that administrators can choose as a reason. */
export const title = 'Textos prontos';
export const lead =
  'Quando você dá um motivo, pode escolher um destes textos e mudá-lo. Toda a administração os compartilha.';
export const none = 'Ainda não há textos prontos.';
export const notLoaded = 'Não foi possível carregar os textos prontos.';
export const add = 'Adicionar um texto';
export const edit = 'Editar';
export const editNamed = (text: string) => `Editar ${isolated(text)}`;
export const editTitle = 'Editar um texto pronto';
export const name = 'Nome';
export const nameHint = 'Só a administração o vê.';
export const text = 'Texto';
export const textHint = 'A pessoa recebe o texto como está, a não ser que você o mude.';
export const tooMany = (max: number) => `No máximo ${max} textos prontos`;
export const save = 'Salvar';
export const saved = 'Texto pronto salvo';
export const remove = 'Excluir';
export const removeNamed = (text: string) => `Excluir ${isolated(text)}`;
export const removeTitle = (text: string) => `Excluir ${isolated(text)}?`;
export const removeText =
  'Ninguém mais poderá escolhê-lo. Os motivos que já foram enviados ficam como estão.';
export const removing = 'Excluindo...';
export const removed = 'Texto pronto excluído';
/** Next to the field of a reason. */
export const pick = 'Texto pronto';
export const write = 'Escrever outro texto';
