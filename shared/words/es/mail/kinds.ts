/** Names of the kinds of email that people can unsubscribe from. */
export const mailKinds = {
  messages: 'Mensajes nuevos',
  pledges: 'Avisos de los pescadores, búsquedas y publicaciones que sigo',
  news: 'Noticias e invitaciones',
  claims: 'Novedades de comidas reservadas: recogidas, no recogidas, servidas',
  ratings: 'Calificaciones nuevas sobre mí como pescador',
  reports: 'Denuncias que esperan a la administración',
  landings: 'Los desembarques de la semana anterior, el lunes por la mañana',
} as const;
