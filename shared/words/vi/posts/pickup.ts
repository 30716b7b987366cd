export const title = 'Thông tin để đến lấy';
/** Tells the owner who else sees it. */
export const ownTitle = 'Bảo quản và nhận hàng';
export const ownLead = 'Chỉ người đăng và các tổ chức cứu trợ thấy.';
export const storage = { iced: 'Ướp đá', chilled: 'Giữ lạnh', frozen: 'Đông lạnh' };
export const degrees = (fahrenheit: number) => `${fahrenheit} °F`;
export const times = 'Giờ nhận';
export const notSaid = 'Hỏi ngư dân';
export const nextDays = ['Hôm nay', 'Ngày mai'] as const;
