export const title = 'Màn hình chia sẻ';
export const share = 'Chia sẻ';
export const shareNamed = (name: string) => `Chia sẻ ${name}`;
export const openShareScreen = 'Màn hình chia sẻ';
export const openShareScreenNamed = (name: string) => `Màn hình chia sẻ của ${name}`;
export const back = {
  pledge: 'Quay lại phần cá hứa tặng',
  catch: 'Quay lại mẻ cá',
  landing: 'Quay lại chuyến cập bến',
  fisherman: 'Quay lại hồ sơ',
};

export const pictureOf = (said: string) => `Hình để chia sẻ: ${said}`;
export const pictureLoading = 'Đang chuẩn bị hình...';
export const pictureNotLoaded = 'Không tải được hình. Vẫn có thể chia sẻ liên kết bên dưới mà không có hình.';

export const shareIt = 'Chia sẻ';
export const shareHint = 'Mở một ứng dụng trên thiết bị này. Hình được gửi kèm nếu ứng dụng nhận hình.';
export const notShared = {
  title: 'Không chia sẻ được',
  description: 'Hãy sao chép liên kết bên dưới.',
};

export const linkLabel = 'Địa chỉ để chia sẻ';
export const copy = 'Sao chép liên kết';
export const preview = 'Xem người khác sẽ thấy gì';
export const captionLabel = 'Lời chú thích';
/** The address is on its own line, so that no app takes the period for a part of it. */
export const caption = (said: string, link: string) => `${said}.\n${link}`;
export const copyCaption = 'Sao chép lời chú thích';
export const captionCopied = 'Đã sao chép lời chú thích';
export const captionNotCopied = {
  title: 'Không sao chép được',
  description: 'Xin chọn lời chú thích rồi tự sao chép.',
};
export const codeTitle = 'Mã QR';

export const networks = 'Đăng lên';
export const email = 'Email';
export const onNetwork = (network: string) => `${network} (mở tab mới)`;

export const downloads = 'Tải dạng PNG';
export const sizes = {
  wide: 'Liên kết, 1200 × 630',
  square: 'Bài đăng, 1080 × 1080',
  tall: 'Story, 1080 × 1920',
};

export const notFound = {
  pledge: 'Không tìm thấy phần cá hứa tặng',
  catch: 'Không tìm thấy mẻ cá',
  landing: 'Không tìm thấy chuyến cập bến',
  fisherman: 'Không tìm thấy hồ sơ ngư dân',
};
export const notFoundDetail =
  'Bài đăng đã ẩn thì không chia sẻ được. Người đăng có thể cho hiện lại trong “Bài của tôi”.';
export const notLoaded = 'Không tải được nội dung này. Xin thử lại.';
