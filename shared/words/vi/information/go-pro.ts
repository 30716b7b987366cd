import { FIGURES } from '../../formats.ts';

export const title = 'Lên Pro';
export const lead = 'Dành cho ngư dân đăng thường xuyên. 1 lượt Pro bằng 1 bài đăng mẻ cá Pro.';
export const benefitsTitle = 'Bài đăng Pro có gì';
export const benefits = [
  'Huy hiệu Pro trên bài đăng, và hồ sơ mà người mua mở được từ danh sách.',
  '2 ảnh đầu miễn phí; thêm tối đa 3 ảnh nữa tốn 1 lượt Pro. Điều này chưa áp dụng: hiện nay mỗi bài đăng có tối đa 3 ảnh, tất cả đều miễn phí.',
  'Mỗi ngư dân mới bắt đầu với 5 lượt Pro.',
];
export const openToAll = 'Có hay không có Pro đều bán giá cố định được.';
export const plansNotLoaded = 'Không tải được các gói. Xin thử lại.';
export const choosePlan = 'Chọn gói';
/** "$5", "$4.99" */
const dollars = (amount: number) =>
  amount.toLocaleString(FIGURES, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
export const plan = (name: string, price: number, period: 'once' | 'month', popular: boolean) =>
  `${name}: ${dollars(price)} ${period === 'once' ? 'một lần' : 'mỗi tháng'}${popular ? ' (Lợi nhất)' : ''}`;
export const paymentNote =
  'Apple Pay và Google Pay là các cách trả tiền của phần chọn gói này. Trang web này chưa bật việc trả tiền.';
export const whatItCosts = 'Ngư dân dùng Creel tốn bao nhiêu?';
export const chooseThisPlan = 'Chọn gói này';
export const planSelected = 'Đã chọn gói';
export const planSelectedText = (name: string) =>
  `Đã chọn ${name}. Trang web này chưa bật việc trả tiền: không thu tiền và cũng không cấp gì.`;

export const plans = {
  'credits-5': { name: '5 lượt Pro', description: 'Cho vài bài đăng Pro. Lượt Pro không hết hạn.' },
  'credits-20': { name: '20 lượt Pro', description: 'Cho cả mùa. Lượt Pro không hết hạn.' },
  unlimited: {
    name: 'Không giới hạn',
    description: 'Mọi bài đăng đều là Pro, suốt thời gian đăng ký.',
  },
};
