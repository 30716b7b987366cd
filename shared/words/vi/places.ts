export const suggestions = 'Địa điểm gợi ý';
export const readAs = (place: string) => `Chúng tôi hiểu là ${place}.`;
export const unknownOfPost =
  'Chúng tôi không biết nơi này, nên bài đăng sẽ không hiện trong “Gần đây”. Hãy thêm tiểu bang, hoặc dùng mã ZIP.';
export const unknownOfProfile =
  'Chúng tôi không biết nơi này, nên hồ sơ sẽ không hiện trong “Gần đây”. Hãy thêm tiểu bang, hoặc dùng mã ZIP.';

/** For a place to search around. */
export const zipInvalid = 'Mã ZIP không đúng dạng';
export const placeMissing = 'Xin ghi mã ZIP hoặc tên thị trấn';
