export const descriptions = {
  consumer: 'Đăng mẻ cá ngay từ bến, hoặc mua cá tận thuyền.',
  community: 'Suất ăn mà ngư dân địa phương hứa tặng các gia đình cần giúp.',
};
