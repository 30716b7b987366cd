export const title = 'Đang chờ trên thiết bị này';
export const photos = (count: number) => `${count} ảnh`;
export const filledIn = 'Đã điền <time>then</time>';

export const sending = 'Đang gửi...';
export const waitingForSignIn = 'Chờ đăng nhập';
export const waitingToBeSent = 'Chờ gửi';
export const waitingForConnection = 'Chờ kết nối';
export const failed = 'Chưa đăng được';
export const triedAgain = (reason: string) => `${reason} Chúng tôi sẽ sớm thử lại.`;
export const refused = 'Cần sửa';
export const unsure = 'Có thể bài đã đăng rồi';
export const unsureDetail = 'Đã một ngày chưa có hồi đáp. Hãy xem danh sách bên dưới trước khi đăng lại.';
export const postedBefore = 'Một bản trước đã được đăng';
export const postedBeforeDetail = 'Những gì sửa sau đó không có trong bài.';

export const edit = 'Sửa';
export const editNamed = (species: string) => `Sửa ${species}`;
export const postAnyway = 'Cứ đăng';
export const postAnother = 'Đăng bài khác';
export const postAnywayNamed = (species: string) => `Cứ đăng ${species}`;
export const signIn = 'Đăng nhập';
export const retry = 'Thử lại';
export const retryNamed = (species: string) => `Thử lại ${species}`;
export const discard = 'Bỏ';
export const discardNamed = (species: string) => `Bỏ ${species}`;
export const discardTitle = 'Bỏ bài đăng này?';
export const discardText = 'Những gì đã điền và ảnh sẽ bị xóa khỏi thiết bị này. Bài sẽ không được đăng.';
