export const title = 'Suất ăn do ngư dân địa phương hứa tặng';
export const titleNear = (place: string) => `Suất ăn hứa tặng gần ${place}`;
export const none = 'Hiện ở đây chưa có suất ăn hứa tặng. Ghe về thì có thêm suất mới.';
export const placeUnknown = 'Chúng tôi không biết mã ZIP hoặc thị trấn này.';
/** A message that is shown by itself. */
export const sentence = (message: string) => `${message}.`;
export const checkPlace = 'Xin kiểm tra địa điểm sau “near=” trong địa chỉ của khung này.';
export const photoOf = (species: string) => `Ảnh ${species}`;
export const seeAll = 'Xem mọi phần cá hứa tặng';
export const shownBy = (site: string) => `Từ ${site}. Cá tươi về bến, cộng đồng no ấm.`;

export const onYourSite = 'Hiện cá hứa tặng trên trang web khác';
export const howTo =
  'Sao chép các dòng này vào một trang trên trang web của mình và thay 04101 bằng mã ZIP của mình. Danh sách luôn cập nhật, không đặt cookie và không chạy script.';
export const copy = 'Sao chép các dòng';
export const copied = 'Đã sao chép!';
export const copyFailed = {
  title: 'Không sao chép được',
  description: 'Xin chọn các dòng rồi tự sao chép.',
};
export const snippet = (origin: string) =>
  `<iframe src="${origin}/embed/pledges?near=04101" title="${title}" width="100%" height="480" style="border:0" loading="lazy"></iframe>`;
