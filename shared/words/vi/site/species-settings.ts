export const lead =
  'Mọi người chọn từ danh sách này khi đăng hoặc tìm cá. Tên mới cũng hiện trên các bài đăng cũ. Loại cá đã ẩn không chọn được cho bài đăng mới.';
export const list = 'Các loại cá của trang web này';
export const add = 'Thêm loại cá';
export const edit = 'Sửa';
export const editNamed = (name: string) => `Sửa ${name}`;
export const addTitle = 'Loại cá mới';
export const editTitle = (name: string) => name;
export const name = 'Tên tiếng Anh';
export const namesHint =
  'Nếu ô này trống, mọi người đọc tên có sẵn trong ngôn ngữ của họ, hoặc tên tiếng Anh nếu tên đó đã được đổi.';
export const group = 'Nhóm';
export const groupHint = 'Hiện trong ngoặc ở chỗ chọn loại cá, ví dụ Chung';
export const drawing = 'Hình vẽ';
export const drawingHint = 'Hiện khi bài đăng không có ảnh';
export const formsHistamine = 'Sinh histamine khi ấm lên: chỉ được hứa tặng khi ướp đá hoặc đông lạnh';
export const hidden = 'Đã ẩn: không có cho bài đăng mới';
export const preview = 'Xem trước';
export const histamineBadge = 'Ướp đá';
export const hiddenBadge = 'Đã ẩn';
export const done = 'Xong';
export const notSavedYet = 'Chưa lưu: hãy bấm “Lưu cài đặt” khi danh sách đã đúng.';
export const reorder = 'Đổi thứ tự';
export const ordered = 'Xong thứ tự';
export const moveUp = (species: string) => `Chuyển ${species} lên`;
export const moveDown = (species: string) => `Chuyển ${species} xuống`;
export const movedTo = (species: string, place: number, of: number) =>
  `${species} ở vị trí ${place} trong ${of}.`;
export const order = 'Thứ tự';
