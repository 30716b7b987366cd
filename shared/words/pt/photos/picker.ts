import { plural } from '../general/format.ts';

export const photos = 'Fotos';
export const photoNamed = (index: number) => `foto ${index}`;
export const mainPhotoNow = (name: string) => `A antiga ${name} agora é a foto de capa`;
export const uploaded = (done: number, count: number, news: string) =>
  `${done} de ${count} fotos enviadas. ${news}`;
export const full = (max: number) =>
  `Você tem ${max} fotos, o máximo permitido. Para adicionar outra, remova uma primeiro.`;
export const meals = 'Refeições';
export const mainPhoto = 'Foto de capa';
export const takePhoto = 'Tirar uma foto';
export const choosePhotos = (room: number) =>
  plural(room, { one: 'Escolher uma foto', many: 'Escolher fotos', other: 'Escolher fotos' });

export const cancelNamed = (name: string) => `Cancelar ${name}`;
export const remove = 'Remover';
export const removeNamed = (name: string) => `Remover ${name}`;
export const makeMain = 'Tornar capa';
export const makeMainNamed = (name: string) => `Tornar capa: ${name}`;
export const checking = 'Verificando';
export const sendingNamed = (name: string) => `Enviando ${name}`;
export const percent = (value: number) => `${value}%`;
export const kept = 'Guardada';
export const keptUntilConnected = 'Guardada até a conexão voltar';
export const isUploaded = 'Enviada';
export const retry = 'Repetir';
export const retryNamed = (name: string) => `Repetir: ${name}`;
