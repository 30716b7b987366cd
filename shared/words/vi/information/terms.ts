export const pageTitle = 'Điều khoản';
export const title = 'Điều khoản sử dụng';
export const lead = 'Đọc các quy định về đăng, mua và đăng ký nhận cá trên trang web này.';

export const seeQuestions = 'Hỏi đáp';
export const writeToUs = 'Viết thư cho chúng tôi';

interface TermsSection {
  title: string;
  text?: string;
  points?: readonly string[];
}

/** @param hours how long fresh fish is offered */
export const sections = (hours: number): readonly TermsSection[] => [
  {
    title: 'Trang web này là gì',
    text: 'Creel là một bảng thông báo. Ngư dân rao bán hoặc hứa tặng mẻ cá của chính mình; người mua và nhóm cứu trợ làm việc thẳng với ngư dân. Chúng tôi không phải là một bên trong việc mua bán, không nhận tiền và không lấy hoa hồng.',
  },
  {
    title: 'Khi đăng bài',
    points: [
      'Chỉ đăng cá mà quý vị đã đánh bắt hoặc được phép bán theo luật, và tuân theo quy định của giấy phép và vùng nước của mình.',
      'Nói đúng sự thật đó là cá gì, đánh bắt lúc nào và giữ ra sao.',
      `Cá tươi khi đăng không quá ${hours} giờ kể từ lúc đánh bắt, và không được rao lâu hơn thế.`,
      'Hứa tặng là lời hứa: giữ suất ăn cho nhóm đã đăng ký nhận cho đến khi qua giờ đã hẹn.',
      'Dùng ảnh của chính mình.',
    ],
  },
  {
    title: 'Khi mua hoặc đến lấy',
    points: [
      'Thỏa thuận giá, nơi và giờ với ngư dân, và giữ đúng thỏa thuận.',
      'Xem cá trước khi lấy. Giữ cá lạnh trên đường về.',
      'Suất ăn hứa tặng được phục vụ miễn phí.',
    ],
  },
  {
    title: 'An toàn thực phẩm',
    text: 'Những gì trang web kiểm tra về loại cá, việc ướp đá và thời gian từ lúc đánh bắt đều dựa theo hướng dẫn công khai. Đó là sự trợ giúp, không phải lời khuyên về pháp lý hay y tế, và không thay thế quy định của sở y tế địa phương.',
  },
  {
    title: 'Cách cư xử',
    text: 'Không xúc phạm, không gửi tin rác, không rao gian dối. Bài đăng vi phạm các quy định này sẽ bị ẩn, và tài khoản tiếp tục vi phạm sẽ bị tạm khóa.',
  },
];
