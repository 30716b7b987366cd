export const marketplace = 'Chợ cá';
export const communityPledges = 'Cá hứa tặng cộng đồng';
export const whatToShow = 'Xem gì';
export const marketplaceSales = 'Cá bán ở chợ';
export const communityPledgesView = 'Cá hứa tặng';
export const fishermen = 'Ngư dân';
export const showAllFishermen = 'Mọi ngư dân';

export const search = 'Tìm kiếm';
export const searchPlaceholder = 'Cá, địa điểm hay ngư dân';
export const nearMe = 'Gần đây';
export const clearNearMe = 'Bỏ lọc gần đây';
export const locating = 'Đang tìm...';
export const filters = 'Bộ lọc';
export const filtersCounted = (count: number) => `Bộ lọc (${count})`;
export const sort = 'Sắp xếp';
export const sorts = { newest: 'Mới nhất', nearest: 'Gần nhất', price: 'Giá' };
export const list = 'Danh sách';
export const map = 'Bản đồ';

export const catches = 'Mẻ cá ở chợ';
export const catchesNotLoaded = 'Không tải được mẻ cá. Xin thử lại.';
export const pro = 'Pro';
export const payWhatYouCan = '';
export const reservable = 'Nhận giữ chỗ';
export const frozen = 'Đông lạnh';
/** The texts before and after a time such as "5 giờ trước". */
export const caught = ['Bắt ', ''] as const;

/** In tabs and search results. The heading is shorter. */
export const pageTitles = { catch: 'Cá tươi bán gần đây', pledge: 'Cá hứa tặng gần đây' };
