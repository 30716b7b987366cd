export const pageTitle = 'Términos';
export const title = 'Términos de uso';
export const lead = 'Lea las reglas para publicar, comprar y reservar pescado en este sitio.';

export const seeQuestions = 'Preguntas y respuestas';
export const writeToUs = 'Escríbanos';

interface TermsSection {
  title: string;
  text?: string;
  points?: readonly string[];
}

/** @param hours how long fresh fish is offered */
export const sections = (hours: number): readonly TermsSection[] => [
  {
    title: 'Qué es este sitio',
    text: 'Creel es un tablón de anuncios. Los pescadores ofrecen o prometen su propia captura; los compradores y los grupos de ayuda tratan directamente con ellos. No somos parte de ninguna venta y no recibimos dinero ni comisiones.',
  },
  {
    title: 'Si publica',
    points: [
      'Publique solo pescado que usted pescó o puede vender legalmente, y respete las reglas de su licencia y de sus aguas.',
      'Diga con verdad qué es, cuándo se pescó y cómo se conservó.',
      `El pescado fresco tiene como máximo ${hours} horas cuando se publica, y deja de ofrecerse cuando las cumple.`,
      'Una promesa es un compromiso: guarde las comidas para el grupo que las reservó hasta que pase la hora acordada.',
      'Use sus propias fotos.',
    ],
  },
  {
    title: 'Si compra o recoge',
    points: [
      'Acuerde con el pescador el precio, el lugar y la hora, y cúmplalos.',
      'Mire el pescado antes de llevárselo. Manténgalo frío de camino a casa.',
      'Las comidas prometidas se sirven sin costo.',
    ],
  },
  {
    title: 'Seguridad de los alimentos',
    text: 'Lo que el sitio comprueba sobre la especie, el hielo y la antigüedad del pescado sigue las recomendaciones públicas. Es una ayuda, no asesoría legal ni médica, y no sustituye las reglas de su departamento de salud.',
  },
  {
    title: 'Conducta',
    text: 'Sin insultos, sin spam, sin ofertas falsas. Las publicaciones que rompen estas reglas se ocultan, y las cuentas que las rompen una y otra vez se suspenden.',
  },
];
