export const conditions = { fresh: 'Fresco (nunca congelado)', frozen: 'Congelado' } as const;
export const dispositions = { whole: 'Entero', dressed: 'Limpio', fillet: 'Filete' } as const;
export const paymentTypes = {
  mandatory: 'Precio fijo',
  voluntary: 'Pague lo que pueda',
  free: 'Gratis',
} as const;
export const priceUnits = {
  all: 'Precio total',
  per_fish: 'Por pieza',
  per_pound: 'Por libra',
  fish: 'Por pescado',
  crab: 'Por cangrejo',
  lobster: 'Por langosta',
  squid: 'Por calamar',
  box: 'Por caja',
} as const;
export const stockUnits = { pound: 'Libras', piece: 'Piezas', box: 'Cajas' } as const;
export const contactMethods = {
  message: 'Mensajes en este sitio',
  phone: 'Teléfono',
  email: 'Correo electrónico',
} as const;
export const pickupOptions = {
  business: 'En mi negocio',
  dock: 'En el muelle',
  meetup: 'En un punto de encuentro',
} as const;
