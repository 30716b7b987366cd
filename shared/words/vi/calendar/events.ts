import { mealsWords } from '../posts/figures.ts';

export const about = 'Các lần nhận và giao hàng, và các chuyến cập bến đang theo dõi.';
export const collect = (meals: number, fish: string) => `Đến lấy ${mealsWords(meals)}: ${fish}`;
export const handOver = (meals: number, organization: string) => `Giao ${mealsWords(meals)}: ${organization}`;
export const collectAmount = (amount: string, fish: string) => `Đến lấy ${amount}: ${fish}`;
export const handOverAmount = (amount: string, buyer: string) => `Giao ${amount}: ${buyer}`;
export const landing = 'Cập bến';
export const landingOf = (name: string) => `Cập bến: ${name}`;
export const status = 'Tình trạng';
export const line = (label: string, value: string) => `${label}: ${value}`;
