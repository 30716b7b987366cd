/** The partnership page, by flavour. */
import type { IsOn } from '../../../features.ts';

export const byFlavour = {
  consumer: {
    title: 'Cứu trợ cộng đồng',
    lead: 'Ngư dân địa phương hứa tặng cá thành suất ăn cho các gia đình khó khăn. Ngân hàng thực phẩm, nhà thờ và nhóm cứu trợ đến lấy và phục vụ.',
    apply: 'Nộp đơn làm đối tác',
  },
  community: {
    title: 'Chào mừng các đối tác',
    lead: 'Nhận cá tươi miễn phí từ ghe địa phương cho những người mình phục vụ. Xem cách trở thành đối tác.',
    apply: 'Trở thành đối tác',
  },
};

export const picture = 'Hình vẽ cá tuyết chấm đen nguyên con trên đá trong thùng xanh lá.';

export const stepsTitle = 'Cách hoạt động';
export const steps = (isOn: IsOn) => [
  {
    title: 'Nộp đơn',
    words: 'Cho biết phục vụ những ai và giữ lạnh được bao nhiêu. Người quản lý đọc từng đơn.',
  },
  isOn('claims')
    ? {
        title: 'Đăng ký nhận',
        words: 'Xem ngư dân ở gần đã hứa tặng gì và đăng ký nhận số suất ăn mình phục vụ được.',
      }
    : { title: 'Hỏi', words: 'Xem ngư dân ở gần đã hứa tặng gì và nhắn tin cho họ.' },
  {
    title: 'Đến lấy và phục vụ',
    words: `Gặp ngư dân đúng giờ đã hẹn${isOn('claims') ? ', mang suất ăn về, và ghi lại đã phục vụ bao nhiêu' : ' và mang suất ăn về'}.`,
  },
];

export const dutiesTitle = 'Việc của đối tác';
export const duties = (isOn: IsOn) => [
  `Chỉ ${isOn('claims') ? 'đăng ký nhận' : 'lấy'} phần phục vụ được, và đến lấy trong giờ đã hẹn.`,
  'Giữ cá tươi trên đá hoặc ở 40 °F trở xuống từ bến cá đến bếp.',
  `Phục vụ suất ăn miễn phí${isOn('claims') ? ', và ghi lại đã phục vụ bao nhiêu' : ''}.`,
];

export const needsTitle = 'Đối tác cần có gì';
export const needs = [
  'Một tổ chức, hoặc một người thường xuyên phục vụ người khác: ngân hàng thực phẩm, nhà thờ, nhà tạm trú, trường học, nhóm cứu trợ.',
  'Cách chở cá lạnh, và tủ lạnh hoặc tủ đông để giữ cá.',
  'Người trả lời tin nhắn trong ngày nhận hàng.',
];

export const questionsTitle = 'Những câu người khác đã hỏi';
export const viewDonations = 'Xem phần cá đang tặng';
