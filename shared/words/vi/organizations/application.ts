export const pageTitle = 'Nộp đơn làm đối tác cứu trợ';
export const title = 'Trở thành đối tác cứu trợ cộng đồng';
export const lead = 'Hãy cho biết về tổ chức. Người quản lý đọc từng đơn và trả lời.';

export const contactName = 'Tên người nộp đơn';
export const contactEmail = 'Email người nộp đơn';
export const contactPhone = 'Điện thoại';
export const organizationName = 'Tên tổ chức';
export const organizationType = 'Loại tổ chức';
export const chooseType = 'Chọn một loại';
export const organizationTypes = {
  food_bank: 'Ngân hàng hoặc phòng phát thực phẩm',
  church: 'Nhà thờ hoặc nhóm tín ngưỡng',
  shelter: 'Nhà tạm trú hoặc nơi phát suất ăn',
  school: 'Trường học hoặc nhóm thanh thiếu niên',
  aid_group: 'Nhóm tương trợ',
  individual: 'Cá nhân làm cứu trợ',
  other: 'Khác',
} as const;
export const organizationWebsite = 'Trang web';
export const websiteInvalid = 'Xin điền địa chỉ web đầy đủ, ví dụ https://example.org';
export const servingArea = 'Khu vực phục vụ';
export const currentCapacity = 'Khả năng hiện tại';
export const currentCapacityHint = 'Phục vụ bao nhiêu người, và giữ lạnh được bao nhiêu.';
export const experience = 'Kinh nghiệm';
export const experienceHint = 'Những gì đã làm đến nay.';
export const availability = 'Thời gian';
export const availabilityHint = 'Khi nào có người đến lấy được.';
export const questions = 'Câu hỏi';

export const termsAccepted = 'Tôi đồng ý với các điều khoản và điều kiện.';
export const readTerms = 'Đọc <terms>điều khoản (mở tab mới)</terms>.';
export const termsRequired = {
  title: 'Cần đồng ý điều khoản',
  description: 'Xin đồng ý với các điều khoản và điều kiện để tiếp tục.',
};

export const submit = 'Nộp đơn';
export const submitting = 'Đang nộp...';
export const failed = (reason: string) => `Không nộp được đơn. ${reason}`;
export const notSaved = (reason: string) => ({
  title: 'Lỗi cơ sở dữ liệu',
  description: `Không lưu được đơn: ${reason}`,
});
export const submitted = 'Đã nộp đơn!';
export const submittedToast = (id: string) => `Mã đơn là ${id}.`;
export const submittedText = 'Mã đơn là <id>id</id>. Chúng tôi đã gửi một email và sẽ viết thư về đơn này.';
export const another = 'Nộp đơn khác';
