export const question = 'Quý vị muốn dùng Creel để làm gì?';
export const labels = {
  fisherman: 'Ngư dân',
  buyer: 'Người mua cá tươi',
  organization_user: 'Thành viên tổ chức',
};
export const hints = {
  fisherman: 'Đăng mẻ cá để bán, hoặc hứa tặng thành suất ăn.',
  buyer: 'Mua cá tươi và nhắn tin cho ngư dân.',
  organization_user: 'Đăng ký nhận suất ăn hứa tặng cho ngân hàng thực phẩm, nhà thờ hay nhóm cứu trợ.',
};
/** For people who have not signed up yet. */
export const signUpHints = {
  ...hints,
  buyer: 'Xem chợ cá, mua cá tươi và nhắn tin cho ngư dân.',
};
