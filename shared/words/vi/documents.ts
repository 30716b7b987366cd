/** Documents that are also files. */
export const downloadPdf = 'Tải PDF về';
export const missingLetters = 'Dấu hỏi có thể thay cho một chữ mà tệp này không hiển thị được.';
