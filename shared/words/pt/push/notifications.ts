/** Notifications as they show on a locked screen, where anybody may read them: without names and texts. */
export const news = {
  fisherman: 'Há novidades de um pescador que você segue',
  search: 'Há algo novo para uma busca que você salvou',
  saved: 'Uma publicação que você salvou mudou',
  landing: 'Um desembarque que você segue mudou',
  meals: 'Há novas refeições para a sua organização',
  digest: 'Suas novidades do dia chegaram',
} as const;
