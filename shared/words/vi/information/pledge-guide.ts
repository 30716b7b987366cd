import type { IsOn } from '../../../features.ts';

export const title = 'Phần cá hứa tặng là gì';
export const lead =
  'Phần cá hứa tặng là một phần mẻ cá, tặng thành suất ăn cho các gia đình khó khăn. Xem một suất ăn lớn bao nhiêu và việc hứa tặng diễn ra thế nào.';

export const picture = 'Hình vẽ các hộp suất ăn cá đã đóng gói và dán nhãn.';

export const mealTitle = 'Một suất ăn là gì?';
export const meal = 'Một suất ăn là 6.5-8 oz phi lê tươi: phần ăn tối cho một người.';
export const mealsOfFish = 'Một con cá làm được bao nhiêu suất ăn';
export const fish = 'Cá';
export const makes = 'Làm được';
export const examples = [
  { fish: '1 lb cá nguyên con', meals: 'khoảng 2-3 suất ăn', atLeast: 2, atMost: 3 },
  { fish: '2 lb cá nguyên con', meals: 'khoảng 4-6 suất ăn', atLeast: 4, atMost: 6 },
  { fish: '5 lb cá nguyên con', meals: 'khoảng 10-15 suất ăn', atLeast: 10, atMost: 15 },
] as const;

export const stepsTitle = 'Việc hứa tặng diễn ra thế nào';
export const steps = (isOn: IsOn) => [
  'Ngư dân đăng phần cá hứa tặng từ bến: loại cá, nơi chốn, giờ đánh bắt, cách giữ cá, và làm được bao nhiêu suất ăn.',
  ...(isOn('claims')
    ? [
        'Một ngân hàng thực phẩm, nhà thờ hoặc nhóm cứu trợ (đã được duyệt) đăng ký nhận số suất ăn mình phục vụ được.',
        'Họ đến gặp ngư dân để lấy, ngư dân xác nhận đã giao, rồi họ phục vụ.',
        'Trang của phần cá hứa tặng cho thấy bao nhiêu suất ăn đã hứa tặng, đã đăng ký nhận và đã phục vụ. Chúng tôi không bao giờ làm tròn lên.',
      ]
    : [
        'Một ngân hàng thực phẩm, nhà thờ hoặc nhóm cứu trợ nhắn tin cho ngư dân.',
        'Họ đến lấy suất ăn vào giờ hai bên đã hẹn, rồi phục vụ.',
      ]),
];

export const rewardTitle = 'Ngư dân được gì';
export const reward = 'Mỗi suất ăn được một điểm hứa tặng, và có một trang để chia sẻ.';
export const requestInvitation = 'Xin lời mời';
export const backToLogin = 'Về trang đăng nhập';
export const howToPledge = 'Hứa tặng suất ăn bằng cách nào?';
