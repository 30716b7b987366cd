export const titles = {
  catch: (town: string) => `Pescado en ${town}`,
  pledge: (town: string) => `Comidas prometidas en ${town}`,
} as const;

/** Below the heading, and in search results. */
export const leads = {
  catch: (town: string) => `Pescado fresco de pescadores de ${town} y hasta 35 millas a la redonda.`,
  pledge: (town: string) => `Comidas prometidas por pescadores de ${town} y hasta 35 millas a la redonda.`,
} as const;

export const headings = { catch: 'Capturas a la venta', pledge: 'Comidas prometidas' } as const;
export const home = 'Inicio';
export const notLoaded = 'No se pudo cargar esta localidad. Vuelva a intentarlo.';
/** On the marketplace, if it shows posts around a town. */
export const wholeTown = (town: string) => `Ver todo lo que se ofrece cerca de ${town}`;
