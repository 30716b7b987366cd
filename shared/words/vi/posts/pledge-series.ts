export const title = 'Các phần cá hứa tặng lặp lại';
export const notLoaded = 'Không tải được các phần cá hứa tặng lặp lại. Xin thử lại.';
export const postedThreeDaysBefore = 'Mỗi phần được đăng trước ba ngày.';
export const endTitle = 'Ngừng các phần cá hứa tặng này?';
export const endText = 'Những phần đã đăng vẫn giữ. Sẽ không có phần mới.';
export const ended = 'Các phần cá hứa tặng không lặp lại nữa';

export const repeatTitle = (species: string) => `Lặp lại ${species} mỗi tuần?`;
export const pledgeNotLoaded = 'Không tải được phần cá hứa tặng. Xin thử lại.';
export const repeatText =
  'Mỗi phần được đăng trước ngày giao ba ngày, với cùng loại cá, nơi và câu chuyện. Ảnh không lặp lại: hãy thêm ảnh vào từng phần.';
export const freshHint =
  'Cá dự kiến được đánh bắt cho ngày đó, và bài đăng ghi rõ như vậy. Hãy sửa ngày đánh bắt nếu đánh bắt sớm hơn.';
export const meals = 'Số suất ăn mỗi lần';
export const pickupTime = { startsAt: 'Nhận từ', endsAt: 'Nhận đến' };
export const repeats = 'Phần cá hứa tặng lặp lại mỗi tuần';
