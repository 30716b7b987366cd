/** The page that tells anybody whether a receipt is genuine. */
export const receiptCheckPath = (receiptId: string): string => `/receipt/${receiptId}`;
