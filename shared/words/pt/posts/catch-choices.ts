export const conditions = { fresh: 'Fresco (nunca congelado)', frozen: 'Congelado' } as const;
export const dispositions = { whole: 'Inteiro', dressed: 'Limpo', fillet: 'Filé' } as const;
export const paymentTypes = {
  mandatory: 'Preço fixo',
  voluntary: 'Pague quanto puder',
  free: 'Grátis',
} as const;
export const priceUnits = {
  all: 'Preço total',
  per_fish: 'Cada',
  per_pound: 'Por libra',
  fish: 'Por peixe',
  crab: 'Por caranguejo',
  lobster: 'Por lagosta',
  squid: 'Por lula',
  box: 'Por caixa',
} as const;
export const stockUnits = { pound: 'Libras', piece: 'Peças', box: 'Caixas' } as const;
export const contactMethods = {
  message: 'Mensagens neste site',
  phone: 'Telefone',
  email: 'E-mail',
} as const;
export const pickupOptions = {
  business: 'No meu estabelecimento',
  dock: 'No cais',
  meetup: 'Ponto de encontro',
} as const;
