export const titles = {
  catch: (town: string) => `Cá ở ${town}`,
  pledge: (town: string) => `Suất ăn hứa tặng ở ${town}`,
} as const;

/** Below the heading, and in search results. */
export const leads = {
  catch: (town: string) => `Cá tươi của ngư dân ở ${town} và các nơi cách không quá 35 dặm.`,
  pledge: (town: string) => `Suất ăn do ngư dân ở ${town} và các nơi cách không quá 35 dặm hứa tặng.`,
} as const;

export const headings = { catch: 'Mẻ cá đang bán', pledge: 'Suất ăn hứa tặng' } as const;
export const home = 'Trang chủ';
export const notLoaded = 'Không tải được trang của nơi này. Xin thử lại.';
/** On the marketplace, if it shows posts around a town. */
export const wholeTown = (town: string) => `Xem mọi thứ đang rao gần ${town}`;
