import { countPosts } from './counts.ts';

type Kind = Parameters<typeof countPosts>[1];

export const mapOf = (label: string) => `Bản đồ: ${label}`;
export const placeless = (count: number, kind: Kind) =>
  `${countPosts(count, kind)} chỉ có trong danh sách: bản đồ không biết chỗ này ở đâu.`;
export const farAway = (places: number) => `Còn ${places} nơi khác ở xa.`;
export const showAll = 'Hiện mọi nơi';
export const chooseMarker = 'Chọn một điểm để xem ở đó có gì.';
export const postsIn = (count: number, kind: Kind, places: string) =>
  `${countPosts(count, kind)} ở ${places}`;
/** "Portland, ME và 2 nơi khác" */
export const placesAnd = (first: string, others: number) => `${first} và ${others} nơi khác`;
/** The short form next to a marker: "Portland, ME +2" */
export const placeShort = (first: string, others: number) => `${first} +${others}`;
export const markerName = (what: string, places: string) => `${what}, ${places}`;
export const you = 'Vị trí hiện tại';
export const zoomInTitle = 'Phóng to';
export const zoomOutTitle = 'Thu nhỏ';
