export const nameMissing = 'Hãy đặt tên cho tìm kiếm';
export const nameTooLong = (max: number) => `Tên phải ngắn hơn ${max} ký tự`;
export const chooseKind = 'Hãy chọn mẻ cá, phần cá hứa tặng hoặc chuyến cập bến';
export const wordsTooLong = (max: number) => `Từ cần tìm phải ngắn hơn ${max} ký tự`;
export const radiusInvalid = (min: number, max: number) => `Số dặm phải là số nguyên từ ${min} đến ${max}`;
export const placeWithoutRadius = 'Hãy cho biết cách nơi đó bao nhiêu dặm';
export const unitWithoutPrice = 'Hãy nhập giá, hoặc bỏ chọn đơn vị';
export const onlyForCatches = 'Chỉ tìm kiếm mẻ cá mới có giá, cách trả tiền và cách nhận hàng';
export const conditionOfLandings = 'Tìm kiếm chuyến cập bến không thể chọn cá tươi hay đông lạnh';
export const chooseLevel = 'Hãy chọn ngay lập tức, mỗi ngày một lần hoặc không bao giờ';
export const hourInvalid = 'Hãy chọn giờ từ 0 đến 23';
export const quietAllDay = 'Giờ yên lặng phải kết thúc vào giờ khác với lúc bắt đầu';
export const mealsInvalid = (max: number) => `Số suất ăn phải là số nguyên từ 1 đến ${max}`;
export const tooManySearches = (max: number) =>
  `Đã có ${max} tìm kiếm được lưu, là số nhiều nhất. Hãy xóa bớt một để lưu thêm.`;
export const searchNotFound = 'Không tìm thấy tìm kiếm đã lưu này.';
export const linkInvalid = 'Liên kết này không hợp lệ. Hãy đổi thông báo trên trang.';
