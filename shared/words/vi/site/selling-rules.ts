/** The rules about selling fish, as administrators set them. */
export const title = 'Quy định về bán cá';
export const lead =
  'Ngư dân đọc các quy định này khi đăng bán mẻ cá. Hãy đối chiếu quy định với nguồn rồi nhập ngày. Luật của tiểu bang vẫn có hiệu lực, dù chọn gì ở đây.';
export const names = {
  shellfish: 'Hàu, nghêu và vẹm',
  wholeScallops: 'Sò điệp nguyên con',
  tunas: 'Cá ngừ',
  fillets: 'Cá phi lê',
  weeks: 'Báo cáo hằng tuần',
};
export const effect = 'Tác dụng';
export const effects = { off: 'Không làm gì', warn: 'Hiện lời nhắc', refuse: 'Từ chối bài đăng' };
/** @param effect one of the effects */
export const initially = (effect: string) => `Mặc định: ${effect}`;
export const checkedOn = 'Ngày đối chiếu với nguồn';
export const source = 'Địa chỉ web của nguồn';
export const restore = 'Trở về mặc định';
/** @param rule one of the names */
export const restoreNamed = (rule: string) => `Trở về mặc định: ${rule}`;
/** @param day such as November 26, 2026 */
export const inALine = (effect: string, day: string, source: string) =>
  `${effect}; đối chiếu ngày ${day} với ${source}`;
