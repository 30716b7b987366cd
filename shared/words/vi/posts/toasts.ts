export const posted = (kind: 'catch' | 'pledge') =>
  kind === 'catch' ? 'Đã đăng mẻ cá!' : 'Đã đăng phần cá hứa tặng!';
export const notPosted = 'Không đăng được mẻ cá. Xin thử lại.';
export const signInToPost = {
  title: 'Cần đăng nhập',
  description: 'Xin đăng nhập để đăng mẻ cá.',
};
export const share = 'Chia sẻ';
