export const titles = {
  catch: (town: string) => `Peixe em ${town}`,
  pledge: (town: string) => `Refeições prometidas em ${town}`,
} as const;

/** Below the heading, and in search results. */
export const leads = {
  catch: (town: string) => `Peixe fresco de pescadores de ${town}, e a até 35 milhas dali.`,
  pledge: (town: string) => `Refeições prometidas por pescadores de ${town}, e a até 35 milhas dali.`,
} as const;

export const headings = { catch: 'Capturas à venda', pledge: 'Refeições prometidas' } as const;
export const home = 'Início';
export const notLoaded = 'Não foi possível carregar esta cidade. Tente de novo.';
/** On the marketplace, if it shows posts around a town. */
export const wholeTown = (town: string) => `Ver tudo o que é oferecido perto de ${town}`;
