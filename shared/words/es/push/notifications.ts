/** Notifications as they show on a locked screen, where anybody may read them: without names and texts. */
export const news = {
  fisherman: 'Hay novedades de un pescador que usted sigue',
  search: 'Hay algo nuevo para una búsqueda que usted guardó',
  saved: 'Cambió una publicación que usted guardó',
  landing: 'Cambió un desembarque que usted sigue',
  meals: 'Hay comidas nuevas para su organización',
  digest: 'Ya están sus novedades del día',
} as const;
