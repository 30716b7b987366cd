export const conditions = { fresh: 'Tươi (chưa từng đông lạnh)', frozen: 'Đông lạnh' } as const;
export const dispositions = { whole: 'Nguyên con', dressed: 'Đã làm sạch', fillet: 'Phi lê' } as const;
export const paymentTypes = {
  mandatory: 'Giá cố định',
  voluntary: 'Trả tùy khả năng',
  free: 'Miễn phí',
} as const;
export const priceUnits = {
  all: 'Trọn gói',
  per_fish: 'Mỗi con',
  per_pound: 'Mỗi pound',
  fish: 'Mỗi con cá',
  crab: 'Mỗi con cua',
  lobster: 'Mỗi con tôm hùm',
  squid: 'Mỗi con mực',
  box: 'Mỗi thùng',
} as const;
export const stockUnits = { pound: 'Pound', piece: 'Con', box: 'Thùng' } as const;
export const contactMethods = {
  message: 'Tin nhắn trên trang này',
  phone: 'Điện thoại',
  email: 'Email',
} as const;
export const pickupOptions = {
  business: 'Tại chỗ bán của tôi',
  dock: 'Tại bến cá',
  meetup: 'Điểm hẹn',
} as const;
