/** For a person who reached a call limit and has to wait. */
export const tooMany = {
  post: 'Ha publicado muchas veces en la última hora. Espere un rato antes de volver a publicar.',
  edit: 'Ha cambiado sus publicaciones muchas veces en la última hora. Espere un rato antes de volver a cambiarlas.',
  upload: 'Ha agregado muchas fotos en la última hora. Espere un rato antes de agregar más.',
  profile:
    'Ha cambiado su perfil muchas veces en la última hora. Espere un rato antes de volver a cambiarlo.',
  export: 'Ha descargado sus datos muchas veces hoy. Espere hasta mañana.',
  file: 'Ha descargado muchos archivos en la última hora. Espere un rato antes de descargar más.',
  claim: 'Ha reservado comidas muchas veces en la última hora. Espere un rato antes de reservar más.',
  claimChange: 'Ha cambiado reservas muchas veces en la última hora. Espere un rato antes de cambiar más.',
  reserve: 'Ha hecho muchas reservas en la última hora. Espere un rato antes de reservar más.',
  reservationChange:
    'Ha cambiado reservas muchas veces en la última hora. Espere un rato antes de cambiar más.',
  like: 'Ha marcado “Me gusta” en muchas promesas en la última hora. Espere un rato antes de marcar más.',
  favorite:
    'Ha cambiado sus favoritos muchas veces en la última hora. Espere un rato antes de volver a cambiarlos.',
  follow:
    'Ha cambiado muchas veces lo que sigue en la última hora. Espere un rato antes de volver a cambiarlo.',
  message: 'Ha enviado muchos mensajes en la última hora. Espere un rato antes de enviar otro.',
  deleteMessage: 'Ha eliminado muchos mensajes en la última hora. Espere un rato antes de eliminar más.',
  block: 'Ha bloqueado a muchas personas hoy. Espere hasta mañana.',
  organization:
    'Ha cambiado su organización muchas veces en la última hora. Espere un rato antes de volver a cambiarla.',
  invite: 'Ha invitado a muchas personas hoy. Espere hasta mañana.',
  report: 'Ha enviado muchas denuncias en la última hora. Espere un rato antes de enviar otra.',
  rating: 'Ha enviado muchas calificaciones en la última hora. Espere un rato.',
  mail: 'Ha enviado muchos correos en la última hora. Espere un rato antes de enviar más.',
  sampleInvitation: 'Ya ha enviado varias muestras. Vuelva a intentarlo en una hora.',
  mailing: 'Ha enviado muchos boletines hoy. Espere hasta mañana.',
  invitationRequest: 'Ha decidido sobre muchas solicitudes en la última hora. Espere un rato.',
} as const;
