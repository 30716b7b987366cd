export const title = (from: string, to: string) => `Các lần cập bến từ ${from} đến ${to}`;
export const none = 'Quý vị không đăng lần cập bến nào trong tuần này.';
export const uncounted = (quantity: string) => `${quantity} (chưa đếm)`;
export const more = (count: number) => `Trang này có thêm ${count} mục.`;
export const text =
  'Trang này có những gì quý vị đã đăng trên Creel, và cả những tuần không cập bến trong tệp CSV. Hãy so với sổ của quý vị trước khi báo cáo. Giấy phép và tiểu bang quy định phải báo cáo những gì.';
export const open = 'Mở trang cập bến theo tuần';
