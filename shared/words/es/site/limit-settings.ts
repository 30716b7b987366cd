export const lead = (most: number) =>
  `Valen para todo el sitio, para lo que se publique y reserve desde ahora. Cada publicación conserva las horas con las que se publicó. Nada cuenta como fresco por más de ${most} horas. Esto es una orientación, no asesoría legal.`;
export const foodSafety = 'Seguridad de los alimentos';
export const fairness = 'Reparto justo de las comidas prometidas';
export const signUps = 'Cuentas nuevas';
export const fields = {
  freshHours: {
    label: 'Horas de frescura',
    hint: 'Cuántas horas puede tener el pescado fresco al publicarlo, y cuánto tiempo se ofrece',
  },
  maxOpenClaims: {
    label: 'Reservas abiertas',
    hint: 'Máximo que tiene una organización al mismo tiempo',
  },
  newPledgeMinutes: {
    label: 'Minutos en que una promesa es nueva',
    hint: 'Mientras lo es, cada organización recibe una parte; 0 para nunca',
  },
  newPledgePercent: {
    label: 'Porcentaje de una promesa nueva',
    hint: 'Máximo que recibe de ella una organización',
  },
  noShows: {
    label: 'Recogidas perdidas',
    hint: 'Después de esa cantidad con pescadores distintos, las reservas necesitan la aprobación de la persona responsable de la ayuda comunitaria',
  },
  noShowDays: {
    label: 'Días que cuentan las recogidas perdidas',
    hint: 'Desde el día en que se registran',
  },
  signUpsPerHour: {
    label: 'Cuentas nuevas por hora',
    hint: 'A las demás personas se les pide volver más tarde y se envía una alarma. Súbalo antes de un evento',
  },
} as const;
export const bounds = (hint: string, min: number, max: number) => `${hint} (de ${min} a ${max})`;
export const preview = 'Como lo lee la gente';
export const previewWhenRight = 'Aquí se muestra lo que lee la gente cuando todos los números están bien.';
export const capacity =
  'En un día, una organización reserva como máximo las comidas que sirve en una semana; eso se ajusta en la organización.';
export const sources = {
  freshness: 'Fuente: Especificación de este producto: el pescado fresco tiene como máximo 48 horas',
  histamine:
    'Fuente: U.S. Food and Drug Administration, Fish and Fishery Products Hazards and Controls Guidance: peligros posibles según la especie (capítulo 3), formación de escombrotoxina y hielo desde la captura (capítulo 7)',
};
