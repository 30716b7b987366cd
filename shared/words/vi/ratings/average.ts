/** After an average such as 4.6. */
export const ratings = (count: number) => `(${count} đánh giá)`;
export const noRatings = 'Chưa có đánh giá';
