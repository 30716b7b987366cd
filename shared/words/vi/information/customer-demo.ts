/** The demo profile of a buyer. */
import type { IsOn } from '../../../features.ts';

export const title = 'Hồ sơ mẫu';
export const lead =
  'Xem tài khoản của người mua trên Creel trông ra sao. Trang này dùng dữ liệu mẫu, không phải người thật.';
export const badge = 'Mẫu';
export const sampleData = 'Dữ liệu mẫu';

export const sample = {
  name: 'Người mua mẫu',
  place: 'Anytown, ME',
  facts: [
    ['Mua', 'Cá tuyết, cá tuyết chấm đen và vẹm, nguyên con'],
    ['Thường', 'Sáng thứ Sáu ở bến cá'],
    ['Đã mua', '12 mẻ cá từ mùa xuân'],
    ['Trả bằng', 'Tiền mặt'],
  ],
} as const;

export const realTitle = 'Với người mua thật thì sao';
export const real = (isOn: IsOn) => [
  'Người mua không có trang công khai. Không ai khác thấy họ mua gì, hay mua của ai.',
  `Họ có thể lưu ngư dân yêu thích và nhắn tin cho ngư dân. Khi ngư dân yêu thích đăng mẻ cá${isOn('pledges') ? ' hoặc hứa tặng suất ăn' : ''}, họ nhận được email.`,
  'Họ trả tiền thẳng cho ngư dân. Trang web không lưu lại việc đó.',
];
export const browseMarketplace = 'Xem chợ cá';
export const signUp = 'Tạo tài khoản';
