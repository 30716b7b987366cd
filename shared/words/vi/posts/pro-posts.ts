export const makePro = 'Dùng Pro cho bài đăng này';
export const whatItGives = 'Bài đăng có huy hiệu Pro và liên kết đến hồ sơ.';
export const takesCredit = (credits: number) =>
  credits === 0
    ? 'Không còn lượt Pro nào.'
    : `${ofCredits(credits)} ${whatItGives} Lượt Pro được trả lại nếu xóa bài đăng trong vòng một giờ.`;
const ofCredits = (credits: number) =>
  credits === 1 ? 'Dùng lượt Pro cuối cùng.' : `Dùng 1 trong ${credits} lượt Pro.`;

export const makeProShort = 'Dùng Pro';
export const makeProNamed = (species: string) => `Dùng Pro cho bài đăng ${species}`;
export const makeProTitle = (species: string) => `Dùng Pro cho bài đăng ${species}?`;
export const useOneCredit = 'Dùng 1 lượt Pro';
export const madePro = { title: 'Bài đăng đã thành Pro', description: whatItGives };
export const notMadePro = 'Không chuyển được mẻ cá này thành bài đăng Pro.';
