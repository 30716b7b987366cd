/** The page of an organization's report of a year. */
export const title = 'Báo cáo năm';
export const toOurPage = 'Về trang tổ chức';
export const lead =
  'Cho nhà tài trợ thấy những gì đã nhận và phục vụ. Báo cáo chỉ nêu tên ngư dân nào đồng ý, và không nêu tên người nhận suất ăn.';
export const year = 'Năm';
export const notLoaded = 'Không tải được báo cáo.';
export const signInFirst = 'Xin đăng nhập để xem báo cáo của tổ chức.';
export const write = 'Viết về năm này';
export const rewrite = 'Sửa phần viết';
export const storyHint = 'Dành cho nhà tài trợ. Phần này nằm trên các con số.';
export const saved = 'Đã lưu';
export const nothing = 'Không có suất ăn nào được nhận trong năm này.';
export const print = 'In';
export const downloadCsv = 'Tải CSV về';
export const csvFileName = (year: number) => `suat-an-${year}.csv`;
export const pdfFileName = (year: number) => `bao-cao-${year}.pdf`;
