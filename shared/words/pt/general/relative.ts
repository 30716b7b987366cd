export const justNow = 'agora mesmo';
