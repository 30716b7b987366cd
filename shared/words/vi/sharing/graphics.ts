export const communityImpact = 'Kết quả cho cộng đồng';
export const unknown = '???';
export const question = 'Sẽ có bao nhiêu suất ăn được hứa tặng?';

export const iconTitle = 'Biểu tượng ứng dụng Facebook';
export const iconLead = 'Hình vuông cho ứng dụng hoặc trang Facebook của cộng đồng này.';
export const coverTitle = 'Ảnh bìa Facebook';
export const coverLead = 'Hình ngang cho đầu trang Facebook, 820 x 312 điểm ảnh.';
export const makeCover = 'Tạo ảnh bìa';
export const makeIcon = 'Tạo biểu tượng ứng dụng';

export const pictureOf = {
  'app-icon': (figure: string) =>
    `Biểu tượng ứng dụng: một trái tim trên nền xanh lá, dòng chữ ${communityImpact}, ${figure}, ${question} và ba con cá`,
  cover: (figure: string) =>
    `Ảnh bìa: một trái tim trên nền xanh lá, dòng chữ ${communityImpact}, ${figure}, ${question} và ba con cá`,
};
export const showTotal = `Hiện tổng số thật thay cho ${unknown}`;
export const totalIs = (total: string) => `Suất ăn hứa tặng trên trang web này đến nay: ${total}`;
export const totalNotLoaded = 'Không tải được tổng số thật.';
export const download = { 'app-icon': 'Tải biểu tượng ứng dụng', cover: 'Tải ảnh bìa' };
export const notMade = 'Không tạo được hình. Xin thử lại.';

export const stepsTitle = 'Cách dùng';
export const steps = [
  'Chọn hình đặt câu hỏi hay hình hiện tổng số.',
  'Bấm “Tải biểu tượng ứng dụng”: sẽ có một tệp PNG 1024 x 1024 điểm ảnh.',
  'Trên Facebook, mở cài đặt của ứng dụng hoặc trang, rồi chọn biểu tượng ứng dụng (App Icon) hoặc ảnh đại diện.',
  'Tải tệp lên, xem hình nhỏ mà Facebook hiện trước, rồi lưu.',
];
export const notesTitle = 'Ghi chú thiết kế';
export const notes = [
  'Màu xanh lá chuyển dần, gợi sự lớn lên và thức ăn được sẻ chia.',
  'Trái tim là lòng cho đi, con cá là món được cho.',
  'Chữ trắng trên nền xanh lá đậm dễ đọc ở mọi cỡ.',
  'Mọi thứ nằm lùi hẳn vào trong, vì Facebook cắt bỏ các góc.',
];
export const requirementsTitle = 'Facebook yêu cầu gì';
export const requirements = ['Tối thiểu 1024x1024', 'PNG hoặc JPG', 'Tối đa 8MB', 'Hình vuông'];
export const coverNotesTitle = 'Nên biết';
export const coverNotes = [
  'Điện thoại hiện phần giữa ảnh bìa và cắt hai bên, nên chữ nằm ở giữa.',
  'Facebook đặt ảnh đại diện lên một góc ảnh bìa. Ở đó không có gì quan trọng.',
];
