/** The directory's debug information, which no public stage shows. */
export const title = 'Thông tin gỡ lỗi';
export const flavour = 'Loại trang web';
export const stage = 'Môi trường';
export const listed = 'Được liệt kê';
export const listedAre = 'ngư dân có phần cá hứa tặng đang hiện';
export const shown = 'Đang hiện';
export const shownAre = (count: number, hasMore: boolean) =>
  `${count}${hasMore ? ', còn nữa' : ', là tất cả'}`;
export const positionFrom = 'Vị trí lấy từ';
export const nowhere = 'không có: chưa hỏi nơi nào';
export const defaultCentre = 'trung tâm mặc định: không biết nơi này';
export const thisBrowser = 'trình duyệt này';
export const named = 'mã ZIP hoặc thị trấn';
export const askedBy = 'Hỏi theo';
export const gridCell = 'ô lưới; khoảng cách tính ở trang này';
export const noPlace = 'không có nơi nào';
export const lastError = 'Lỗi gần nhất';
export const noError = 'không có';
export const error = (code: string, status: number | undefined, message: string) =>
  `${code} (${status ?? 'không trả lời'}): ${message}`;
