/**
 * Texts of components in the first load. Texts of forms and of single posts have their own modules, which load later.
 */
/** Next to the product's name, also on share pages and in emails. */
export const tagline = 'Cá tươi về bến, cộng đồng no ấm.';

export const loading = 'Đang tải';
export const partNeedsScript = 'Phần này cần JavaScript. Xin bật JavaScript trong trình duyệt.';
export const loadingMore = 'Đang tải...';
export const tryAgain = 'Thử lại';
/** Replaces an error while there is no network. */
export const triedWhenBack = 'Không có mạng. Sẽ thử lại khi có mạng.';
/** Submits a choice if JavaScript is off. */
export const apply = 'Áp dụng';
export const showMore = 'Xem thêm';
export const milesShort = (miles: number) => `${miles} dặm`;
