import { isolated } from '../../../text/isolated.ts';

/** Before the text, for readers of a language in which nobody wrote it. */
export const onlyEnglish = 'Este boletín está en inglés.';

export const held = {
  subject: (title: string) => `No se envió: ${title}`,
  title: 'Un boletín programado no se envió',
  text: (title: string, time: string) =>
    `“${isolated(title)}” estaba programado para esta fecha: ${time}. Nadie lo recibió.`,
  reasons: {
    noAddress:
      'El sitio no tiene dirección postal, y los boletines deben mostrar una. Escríbala en Ajustes y luego elija otra fecha.',
    notAllowed:
      'La persona que lo programó ya no administra este sitio. Usted puede elegir otra fecha o cancelarlo.',
  },
  open: 'Abrir boletines',
} as const;
