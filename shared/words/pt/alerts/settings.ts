import { zoneName } from '../general/dates.ts';

export const title = 'Avisos';
export const lead =
  'Escolha com que frequência avisamos sobre publicações novas e mudanças. Sua lista de avisos tem todos.';
export const seeAlerts = 'Ver avisos';
export const notLoaded = 'Não foi possível carregar suas configurações de avisos. Tente de novo.';
export const searchHint = 'Em cada busca é possível pedir menos avisos.';
export const mealsAtLeast = 'Só promessas com pelo menos este número de refeições';
export const digestHour = 'Hora do e-mail diário';
export const digestHint = (timeZone: string) => `No fuso: ${zoneName(timeZone)}`;
export const quiet = 'Horas de silêncio: nenhum aviso nestes horários';
export const quietHint = 'Os avisos destas horas chegam no próximo e-mail diário.';
export const from = 'De';
export const until = 'Até';
export const save = 'Salvar configurações de avisos';
export const saved = 'Configurações de avisos salvas';
