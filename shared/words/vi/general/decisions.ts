export const reason = 'Lý do';
export const decline = 'Từ chối';
export const declining = 'Đang từ chối...';
export const decidedMeanwhile = 'Người khác đã quyết định';
