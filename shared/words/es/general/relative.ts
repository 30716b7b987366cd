export const justNow = 'hace un momento';
