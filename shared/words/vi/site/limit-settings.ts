export const lead = (most: number) =>
  `Các quy định này áp dụng cho toàn trang web, cho những gì được đăng và được đăng ký nhận từ giờ trở đi. Bài đăng giữ số giờ có hiệu lực lúc đăng. Không cá nào được coi là tươi quá ${most} giờ. Đây là hướng dẫn, không phải tư vấn pháp lý.`;
export const foodSafety = 'An toàn thực phẩm';
export const fairness = 'Chia công bằng suất ăn hứa tặng';
export const signUps = 'Tài khoản mới';
export const fields = {
  freshHours: {
    label: 'Số giờ cá tươi',
    hint: 'Cá tươi được để tối đa bao lâu trước khi đăng, và được rao bao lâu',
  },
  maxOpenClaims: { label: 'Phiếu nhận đang mở', hint: 'Nhiều nhất mà một tổ chức có cùng lúc' },
  newPledgeMinutes: {
    label: 'Số phút phần cá hứa tặng còn mới',
    hint: 'Trong lúc đó, mỗi tổ chức chỉ được một phần; 0 là không áp dụng',
  },
  newPledgePercent: {
    label: 'Phần trăm của phần cá hứa tặng mới',
    hint: 'Nhiều nhất mà một tổ chức được đăng ký nhận',
  },
  noShows: {
    label: 'Số lần không ai đến lấy',
    hint: 'Sau bấy nhiêu lần với các ngư dân khác nhau, phiếu nhận cần người quản lý duyệt',
  },
  noShowDays: { label: 'Số ngày tính lần không ai đến lấy', hint: 'Kể từ ngày được ghi lại' },
  signUpsPerHour: {
    label: 'Tài khoản mới mỗi giờ',
    hint: 'Vượt số này thì người mới được mời quay lại sau, và hệ thống gửi cảnh báo. Hãy tăng số này trước một sự kiện',
  },
} as const;
export const bounds = (hint: string, min: number, max: number) => `${hint} (${min} đến ${max})`;
export const preview = 'Như mọi người đọc thấy';
export const previewWhenRight = 'Phần mọi người đọc sẽ hiện ở đây khi mọi số đều đúng.';
export const capacity =
  'Trong một ngày, tổ chức đăng ký nhận nhiều nhất bằng số suất ăn họ phục vụ trong một tuần; số này đặt ở phần tổ chức.';
export const sources = {
  freshness: 'Nguồn: Bản mô tả sản phẩm này: cá tươi không quá 48 giờ',
  histamine:
    'Nguồn: U.S. Food and Drug Administration, Fish and Fishery Products Hazards and Controls Guidance: mối nguy có thể có theo loài (chương 3), sự hình thành độc tố scombrotoxin và ướp đá từ lúc đánh bắt (chương 7)',
};
