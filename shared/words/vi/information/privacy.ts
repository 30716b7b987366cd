export const pageTitle = 'Quyền riêng tư';
export const lead = 'Xem trang web này biết gì về quý vị, ai thấy được và chúng tôi giữ bao lâu.';

export const sections = [
  {
    title: 'Người khác thấy gì',
    points: [
      'Tên, nơi chốn, ảnh và lời trong các bài đăng của quý vị, và giờ đăng.',
      'Số điện thoại hoặc địa chỉ email, chỉ khi quý vị chọn hiện kèm một mẻ cá, và chỉ trên trang của mẻ cá đó.',
      'Nếu quý vị chọn tin nhắn, người mua nhắn tin cho quý vị ở đây và không thấy số điện thoại lẫn địa chỉ email. Những người điều hành trang web này có thể thấy số điện thoại và địa chỉ email trong hồ sơ và tài khoản của quý vị.',
    ],
  },
  {
    title: 'Chỗ đánh cá vẫn là của riêng quý vị',
    points: [
      'Trên bản đồ, bài đăng nằm ở trung tâm của thị trấn hoặc mã ZIP mà quý vị đã nhập, không bao giờ chính xác hơn khoảng nửa dặm. Nơi mà chúng tôi không biết thì hiện đúng như quý vị viết, nhưng bỏ số nhà, số điện thoại và địa chỉ email.',
      'Mỗi ảnh được máy chủ của chúng tôi vẽ lại từ các điểm ảnh: ảnh không còn cho biết chụp ở đâu và chụp bằng gì.',
      'Khi quý vị tìm cá ở gần, vị trí chính xác vẫn nằm trong máy của quý vị. Máy chỉ hỏi chúng tôi về một ô rộng trên bản đồ.',
    ],
  },
  {
    title: 'Điều chúng tôi không làm',
    points: [
      'Không quảng cáo, không theo dõi, không dùng mã của bên thứ ba. Phiên đăng nhập của quý vị chỉ được giữ trong trình duyệt này, không ở đâu khác.',
      'Chúng tôi không bán hay cho thuê những gì mình biết.',
    ],
  },
];

export const keptTitle = 'Chúng tôi giữ gì, và giữ bao lâu';
export const keptLead =
  'Danh sách này đầy đủ. Ở trang hồ sơ, trong phần “Dữ liệu của tôi”, quý vị có thể tải dữ liệu của mình về và xóa tài khoản. Tệp tải về không có các báo cáo vi phạm về quý vị và những việc mà những người điều hành trang web này đã làm, vì những điều đó liên quan đến người khác. Tệp cũng không có tin nhắn liên hệ, đơn, lời mời và giờ đăng nhập, là những thứ được giữ tách khỏi tài khoản của quý vị. Nhật ký kỹ thuật không chứa tên, địa chỉ, lời văn hay vị trí.';

export const questionsTitle = 'Câu hỏi';
export const questions =
  'Một số câu <faq>đã được trả lời</faq>. Với các câu khác, xin viết thư cho chúng tôi qua <contact>trang liên hệ</contact>.';
