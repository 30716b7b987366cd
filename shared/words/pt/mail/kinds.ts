/** Names of the kinds of email that people can unsubscribe from. */
export const mailKinds = {
  messages: 'Novas mensagens',
  pledges: 'Avisos dos pescadores, buscas e publicações que sigo',
  news: 'Novidades e convites',
  claims: 'Novidades sobre refeições reservadas: retiradas, não retiradas, servidas',
  ratings: 'Novas avaliações sobre mim como pescador',
  reports: 'Denúncias que aguardam a administração',
  landings: 'Os desembarques da semana anterior, na segunda-feira de manhã',
} as const;
