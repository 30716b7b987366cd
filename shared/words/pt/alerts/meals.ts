export const title = 'Refeições para sua organização';
export const lead = 'Avisos sobre promessas novas perto da sua organização que você poderia reservar.';
export const level = 'Avisar-me';
export const atLeast = 'Menor promessa';
export const change = 'Mudar';
export const findMeals = 'Buscar refeições';
