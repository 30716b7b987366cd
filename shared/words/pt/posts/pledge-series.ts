export const title = 'Promessas que se repetem';
export const notLoaded = 'Não foi possível carregar suas promessas que se repetem. Tente de novo.';
export const postedThreeDaysBefore = 'Cada uma é publicada três dias antes.';
export const endTitle = 'Encerrar estas promessas?';
export const endText = 'As que já foram publicadas ficam. Não haverá novas.';
export const ended = 'As promessas não se repetem mais';

export const repeatTitle = (species: string) => `Repetir ${species} toda semana?`;
export const pledgeNotLoaded = 'Não foi possível carregar a promessa. Tente de novo.';
export const repeatText =
  'Cada promessa é publicada três dias antes do seu dia, com o mesmo peixe, lugar e história. As fotos não se repetem: adicione-as a cada promessa.';
export const freshHint =
  'Espera-se que o peixe seja pescado para esse dia, e a promessa diz isso. Mude a data da pesca se pescar antes.';
export const meals = 'Refeições por vez';
export const pickupTime = { startsAt: 'Retirada a partir de', endsAt: 'Retirada até' };
export const repeats = 'Sua promessa se repete toda semana';
