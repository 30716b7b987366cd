/** Documents that are also files. */
export const downloadPdf = 'Download PDF';
export const missingLetters = 'A question mark can stand for a character that this file cannot show.';
