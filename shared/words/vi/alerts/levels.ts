export const levels = { now: 'Ngay lập tức', daily: 'Mỗi ngày một lần', never: 'Không bao giờ' } as const;
