/** Errors of the list of species and of the administrators' rules. */
export const idInvalid = 'Mã chỉ có chữ thường không dấu, chữ số và dấu gạch nối đơn';
export const nameTooLong = (max: number) => `Tên có tối đa ${max} ký tự`;
export const groupTooLong = (max: number) => `Nhóm có tối đa ${max} ký tự`;
export const chooseDrawing = 'Xin chọn hình vẽ';
export const tooManySpecies = (max: number) => `Danh sách có tối đa ${max} loại cá`;
export const nameTaken = 'Một loại cá khác đã có tên này';
export const idTaken = 'Loại cá này đã có trong danh sách';
export const speciesStays = (name: string) => `${name} phải ở lại trong danh sách. Hãy ẩn đi.`;
export const otherStays =
  '“Khác” phải ở lại trong danh sách. Khi chọn mục này, người đăng tự gõ tên loại cá.';
export const histamineStays =
  'Cá này có thể sinh histamine (FDA, Hazards and Controls Guidance, chương 7). Quy định này phải giữ.';

export const dayInvalid = 'Xin nhập ngày quy định được đối chiếu với nguồn';
export const dayAhead = 'Xin nhập một ngày không ở tương lai';
export const sourceInvalid = 'Xin nhập địa chỉ web bắt đầu bằng https://';
export const chooseEffect = 'Xin chọn tác dụng của quy định';

/** The labels of the form. */
export const fields = {
  freshHours: 'Số giờ cá tươi',
  maxOpenClaims: 'Phiếu nhận đang mở',
  newPledgeMinutes: 'Số phút',
  newPledgePercent: 'Phần trăm',
  noShows: 'Số lần không ai đến lấy',
  noShowDays: 'Số ngày',
  signUpsPerHour: 'Tài khoản mới mỗi giờ',
} as const;
export const notBetween = (field: string, min: number, max: number) =>
  `${field}: xin điền số nguyên từ ${min} đến ${max}`;

interface Entry {
  name: string;
  names?: Readonly<Record<string, string>>;
  group?: string;
  drawing: keyof typeof drawings;
  formsHistamine?: true;
  hidden?: true;
}

export const drawings = {
  cod: 'Cá tuyết',
  lobster: 'Tôm hùm',
  snapper: 'Cá hồng',
  crab: 'Cua',
  squid: 'Mực',
  mixed: 'Sò ốc tôm cua',
  default: 'Cá bất kỳ',
} as const;

/** An entry of the list in one line, such as `Cá ngừ, hình vẽ cá bất kỳ, sinh histamine`. */
export const entryFacts = ({ name, names = {}, group, drawing, formsHistamine, hidden }: Entry) =>
  [
    group === undefined ? name : `${name} (${group})`,
    ...Object.entries(names).map(([language, text]) => `${language}: ${text}`),
    `hình vẽ ${drawings[drawing].toLowerCase()}`,
    formsHistamine && 'sinh histamine',
    hidden && 'đã ẩn',
  ]
    .filter(Boolean)
    .join(', ');
export const inOrder = (names: readonly string[]) => `Thứ tự: ${names.join(', ')}`;
