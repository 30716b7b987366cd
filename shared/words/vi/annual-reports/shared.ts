/** The page that shows an annual report to anybody who has its link. */
import { isolated } from '../../../text/isolated.ts';

export const title = 'Báo cáo năm';
export const titleOf = (name: string, year: number) => `${isolated(name)}: báo cáo năm ${year}`;
export const madeOn = (day: string) => `Tổ chức đã tạo liên kết này ngày ${day}. Các con số là của lúc này.`;
export const ended = 'Liên kết này đã ngừng hoặc không đầy đủ. Hãy xin tổ chức một liên kết mới.';
