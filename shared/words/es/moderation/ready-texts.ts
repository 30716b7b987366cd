import { isolated } from '../../../text/isolated.ts';

/** Short texts that administrators can choose as a reason. */
export const title = 'Textos preparados';
export const lead =
  'Cuando da un motivo, puede elegir uno de estos textos y cambiarlo. Toda la administración los comparte.';
export const none = 'Todavía no hay textos preparados.';
export const notLoaded = 'No se pudieron cargar los textos preparados.';
export const add = 'Agregar un texto';
export const edit = 'Editar';
export const editNamed = (text: string) => `Editar ${isolated(text)}`;
export const editTitle = 'Editar un texto preparado';
export const name = 'Nombre';
export const nameHint = 'Solo lo ve la administración.';
export const text = 'Texto';
export const textHint = 'La persona lo recibe tal como está, a menos que usted lo cambie.';
export const tooMany = (max: number) => `Máximo ${max} textos preparados`;
export const save = 'Guardar';
export const saved = 'Texto preparado guardado';
export const remove = 'Eliminar';
export const removeNamed = (text: string) => `Eliminar ${isolated(text)}`;
export const removeTitle = (text: string) => `¿Eliminar ${isolated(text)}?`;
export const removeText = 'Ya nadie podrá elegirlo. Los motivos que ya se enviaron se quedan como están.';
export const removing = 'Eliminando...';
export const removed = 'Texto preparado eliminado';
/** Next to the field of a reason. */
export const pick = 'Texto preparado';
export const write = 'Escribir uno propio';
