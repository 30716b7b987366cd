export const locationProblems = {
  denied: {
    title: 'Chưa được phép dùng vị trí',
    description: 'Xin cho phép dùng vị trí để lọc theo “Gần đây”.',
  },
  unsupported: {
    title: 'Trình duyệt này không cho biết vị trí.',
    description: 'Xin ghi mã ZIP hoặc tên thị trấn.',
  },
  timeout: { title: 'Tìm vị trí quá lâu', description: 'Xin thử lại, hoặc ghi mã ZIP hay tên thị trấn.' },
  unknown: { title: 'Không tìm được vị trí', description: 'Xin thử lại, hoặc ghi mã ZIP hay tên thị trấn.' },
  notLookedUp: { title: 'Không tra được địa điểm', description: 'Xin thử lại.' },
};
export const ownLocation = 'vị trí hiện tại';
export const placeNotFound = (name: string) => ({
  title: `Không tìm thấy “${name}”.`,
  description: 'Xin ghi mã ZIP hoặc thị trấn khác.',
});
export const locationEnabled = (what: 'catches' | 'fishermen') => ({
  title: 'Đã bật vị trí',
  description:
    what === 'catches'
      ? 'Đang hiện các mẻ cá trong vòng 35 dặm quanh đây.'
      : 'Đang hiện các ngư dân trong vòng 35 dặm quanh đây.',
});
