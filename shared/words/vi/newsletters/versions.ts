import { number } from '../general/format.ts';

export const emptyIsEnglish =
  'Nếu các ô của một ngôn ngữ để trống, người đọc ngôn ngữ đó nhận email bằng tiếng Anh, kèm một dòng cho biết điều này.';
export const previewIn = 'Xem trước cho người đọc';
export const testIn = (language: string) => `Thư thử này dùng ngôn ngữ của bản xem trước: ${language}.`;

export const readers = (language: string, howMany: number) => `${language}: ${number(howMany)}`;
export const readersOfEnglish = (language: string, howMany: number) =>
  `${language}: ${number(howMany)}, bằng tiếng Anh`;
