/** A pledge of a series that the rules refuse: the email to its fisherman, and the note in My Posts. */
import { histamine, speciesNotOffered } from './rules.ts';

/** @param day such as November 27, 2026 */
export const subject = (day: string) => `Phần cá hứa tặng ngày ${day} chưa được đăng`;
/** @param meals such as 20 meals of haddock */
export const about = (meals: string) =>
  `Loạt ${meals} có một phần cá hứa tặng vào ngày đó, nhưng quy định của trang web từ chối:`;
/** By the reason; each takes the name of the species. */
export const reasons = {
  species: (_name: string) => speciesNotOffered,
  storage: (name: string) => histamine([name]),
  other: (_name: string) => 'Mẫu đăng không còn đúng quy định của trang web.',
};
export const remedy =
  'Quý vị có thể tự đăng một phần cá hứa tặng cho ngày đó. Nếu lý do vẫn còn, hãy ngừng lặp lại loạt này và lặp lại một phần cá hứa tặng khác. Các ngày sau của loạt sẽ được thử lại.';
export const open = 'Mở Bài của tôi';
/** Before the reason. */
export const notPosted = (day: string) => `Không đăng ngày ${day}:`;
