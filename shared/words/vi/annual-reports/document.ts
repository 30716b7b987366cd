/** The texts of an organization's report of a year. */
export { monthAndYear } from '../general/dates.ts';
export { LANGUAGE as language, number } from '../general/format.ts';
export { organizationTypes } from '../organizations/application.ts';
export { species } from '../site/species.ts';

export const title = (year: number) => `Năm ${year} của chúng tôi`;
export const organization = 'Tổ chức';
export const kindOfPlace = 'Loại hình';
export const town = 'Thành phố';
export const meals = 'Suất ăn đã nhận';
export const served = 'Suất ăn đã phục vụ';
export const pickups = 'Số lần nhận';
export const fishermen = 'Số ngư dân đã tặng';
export const cost = 'Chi phí cho suất ăn';
export const none = 'Không có. Ngư dân đã tặng.';
export const byMonth = 'Suất ăn theo tháng';
export const month = 'Tháng';
export const bySpecies = 'Suất ăn theo loại cá';
export const fish = 'Loại cá';
export const byFisherman = 'Suất ăn theo ngư dân';
export const fisherman = 'Ngư dân';
export const notNamed = 'Các ngư dân không nêu tên';
export const source =
  'Creel tính một suất ăn khi suất ăn được nhận. Mỗi con số là tổng các lần nhận trong năm, theo giờ miền Đông.';
