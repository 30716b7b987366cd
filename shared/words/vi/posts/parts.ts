import { isolated } from '../../../text/isolated.ts';
import { number } from '../general/format.ts';

export const none = {
  catch: {
    all: 'Chợ cá chưa có mẻ cá nào',
    fisherman: 'Ngư dân này hiện không có mẻ cá nào ở chợ',
    near: (place: string) => `Không có mẻ cá nào ở chợ trong vòng 35 dặm quanh ${place}`,
    filtered: 'Không có mẻ cá nào khớp',
  },
  pledge: {
    all: 'Chưa có phần cá hứa tặng nào',
    fisherman: 'Ngư dân này hiện không có phần cá hứa tặng nào',
    near: (place: string) => `Không có phần cá hứa tặng nào trong vòng 35 dặm quanh ${place}`,
    filtered: 'Không có phần cá hứa tặng nào khớp',
  },
} as const;
/** Below the text for no results within 35 miles. @param newest how many posts were considered, if there are more */
export const nearest = {
  catch: {
    title: 'Mẻ cá gần nhất',
    lead: (newest?: number) => `Những mẻ cá gần nhất${fromNewest(newest)}, đều cách hơn 35 dặm.`,
  },
  pledge: {
    title: 'Phần cá hứa tặng gần nhất',
    lead: (newest?: number) => `Những phần cá hứa tặng gần nhất${fromNewest(newest)}, đều cách hơn 35 dặm.`,
  },
  notLoaded: 'Không tải được các bài đăng gần nhất. Xin thử lại.',
} as const;
const fromNewest = (newest?: number) => (newest === undefined ? '' : ` trong ${newest} bài đăng mới nhất`);
export const showMoreAfter = { filtered: 'Xóa mọi bộ lọc', near: 'Hiện mọi nơi' };
export const seeAll = { catch: 'Xem mọi mẻ cá', pledge: 'Xem mọi phần cá hứa tặng' };
export const postOne = 'Đăng mẻ cá';

export const photos = 'Ảnh';
export const gallery = 'bộ ảnh';
export const photoOf = (index: number, count: number) => `Ảnh ${index}/${count}`;
export const namedPhotoOf = (name: string, index: number, count: number) =>
  `${isolated(name)}, ảnh ${index}/${count}`;
export const showPhoto = (index: number) => `Xem ảnh ${index}`;
export const previousPhoto = 'Ảnh trước';
export const nextPhoto = 'Ảnh sau';

export const share = 'Chia sẻ';
export const copied = 'Đã sao chép!';
export const copyFailed = {
  title: 'Không sao chép được',
  description: 'Xin tự sao chép địa chỉ ở trên.',
};

export const likes = (count: number) => `${number(count)} lượt thích`;
export const likePledge = (species: string, name: string, count: number) =>
  `Thích ${species} do ${isolated(name)} hứa tặng, ${likes(count)}`;
export const signInToLike = 'Đăng nhập để thích phần cá hứa tặng';
export const signInFirst = {
  title: 'Xin đăng nhập',
  description: 'Phải đăng nhập mới thích được phần cá hứa tặng',
};
export const likeNotUpdated = 'Không cập nhật được lượt thích';
export const likeNotAdded = 'Không thêm được lượt thích';
export const likeNotRemoved = 'Không bỏ được lượt thích';

export const favoriteFisherman = 'Yêu thích ngư dân';
export const favorite = (name: string) => `${favoriteFisherman} ${isolated(name)}`;
export const signInToFavorite = 'Đăng nhập để lưu ngư dân';
export const favoriteAdded = 'Đã thêm ngư dân vào mục yêu thích';
export const favoriteRemoved = 'Đã bỏ ngư dân khỏi mục yêu thích';
export const favoriteNotAdded = 'Không thêm được vào mục yêu thích';
export const favoriteNotRemoved = 'Không bỏ được khỏi mục yêu thích';
export const undo = 'Hoàn tác';

export const miles = (count: number) => `${count} dặm`;
export const pledges = (count: number) =>
  count === 0 ? 'Không có phần cá hứa tặng nào' : `${count} phần cá hứa tặng`;

const kinds = { catch: 'mẻ cá', pledge: 'phần cá hứa tặng' };
export const deleteTitle = (kind: 'catch' | 'pledge', species: string | undefined) =>
  species === undefined ? `Xóa ${kinds[kind]} này?` : `Xóa ${kinds[kind]} này: ${species}?`;
const deleteTexts = {
  catch: {
    lost: 'Bài đăng và ảnh sẽ bị xóa vĩnh viễn.',
    instead: 'Nếu chỉ muốn tạm rút khỏi chợ cá, hãy ẩn bài',
  },
  pledge: {
    lost: 'Bài đăng, ảnh và lượt thích sẽ bị xóa vĩnh viễn.',
    instead: 'Nếu chỉ muốn tạm gỡ xuống, hãy ẩn bài',
  },
};
export const deleteText = (kind: 'catch' | 'pledge', where: 'here' | 'in-my-posts') => {
  const { lost, instead } = deleteTexts[kind];
  return `${lost} ${instead} ${where === 'here' ? 'thay vì xóa' : 'trong “Bài của tôi”'}.`;
};
export const confirmDelete = 'Xóa';
export const deleting = 'Đang xóa...';
