export const justNow = 'vừa xong';
