export const seriesNotFound = 'Loạt phần cá hứa tặng này không còn nữa.';
export const tooManySeries = (max: number) =>
  `Đang có ${max} loạt phần cá hứa tặng, mức tối đa cùng lúc. Hãy ngừng một loạt trước.`;
export const seriesIsEmpty = 'Không còn phần cá hứa tặng nào cho đến ngày này. Hãy chọn ngày muộn hơn';
export const notInSeries = 'Loạt này không có phần cá hứa tặng vào ngày đó.';
export const postedAlready = 'Phần cá hứa tặng này đã đăng rồi. Hãy ẩn hoặc xóa chính phần đó.';
