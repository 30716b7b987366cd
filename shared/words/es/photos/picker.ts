import { plural } from '../general/format.ts';

export const photos = 'Fotos';
export const photoNamed = (index: number) => `foto ${index}`;
export const mainPhotoNow = (name: string) => `La que era ${name} ahora es la foto principal`;
export const uploaded = (done: number, count: number, news: string) =>
  `${done} de ${plural(count, { one: '1 foto subida', many: `${count} de fotos subidas`, other: `${count} fotos subidas` })}. ${news}`;
export const full = (max: number) =>
  `Tiene ${max} fotos, el máximo permitido. Para agregar otra, quite una primero.`;
export const meals = 'Comidas';
export const mainPhoto = 'Foto principal';
export const takePhoto = 'Tomar una foto';
export const choosePhotos = (room: number) =>
  plural(room, { one: 'Elegir una foto', many: 'Elegir fotos', other: 'Elegir fotos' });

export const cancelNamed = (name: string) => `Cancelar ${name}`;
export const remove = 'Quitar';
export const removeNamed = (name: string) => `Quitar ${name}`;
export const makeMain = 'Hacer principal';
export const makeMainNamed = (name: string) => `Hacer principal: ${name}`;
export const checking = 'Revisando';
export const sendingNamed = (name: string) => `Enviando ${name}`;
export const percent = (value: number) => `${value}%`;
export const kept = 'Guardada';
export const keptUntilConnected = 'Guardada hasta que haya conexión';
export const isUploaded = 'Subida';
export const retry = 'Reintentar';
export const retryNamed = (name: string) => `Reintentar ${name}`;
