import { plural } from '../general/format.ts';

export const title = 'Anunciar um desembarque';
export const editTitle = 'Mude seu desembarque';
export const editSeriesTitle = 'Mude seus desembarques que se repetem';
export const editSeriesLead =
  'A mudança vale para os desembarques que ainda não foram anunciados. Os outros você muda um por um em Minhas publicações.';
export const lead = 'Avise quando você chega e o que espera trazer. Ninguém vê a posição do barco.';
export const signInFirst = 'Entre para anunciar um desembarque.';

export const harbour = 'Porto';
export const harbourHint = 'O cais ou píer, por exemplo “Custom House Wharf”';
export const harbourPlace = 'Cidade ou código postal';
export const harbourIn = (name: string, place: string) => `${name}, ${place}`;
export const suggestions = 'Portos';
export const unknownPlace =
  'Não conhecemos este lugar. O desembarque aparece na lista, mas não no mapa nem em “Perto de mim”.';

export const when = 'Quando você desembarca';
export const day = 'Dia';
export const hoursOfWindow = { from: 'Das', until: 'Até' };
export const inHours = (count: number) =>
  plural(count, { one: 'Em 1 hora', many: `Em ${count} horas`, other: `Em ${count} horas` });
export const intoNextDay = 'O fim é no dia seguinte.';

export const onBoard = 'A bordo';
export const fishNumber = (number: number) => `Peixe ${number}`;
export const species = 'Espécie';
export const chooseSpecies = 'Escolha a espécie';
export const customSpecies = 'Nome do peixe';
export const about = 'Mais ou menos quanto';
export const aboutHint = 'Por exemplo, “40 lb” ou “12 peixes”';
export const sellOrPledge = 'Vender ou prometer';
export const as = { catch: 'Vender', meals: 'Prometer refeições' };
export const payment = 'Preço';
export const amount = 'Dólares';
export const unit = 'Unidade';
export const meals = 'Mais ou menos quantas refeições';
export const addFish = 'Adicionar outro peixe';
export const removeFish = (number: number) => `Remover o peixe ${number}`;

export const howToPay = 'Como pagar';
export const note = 'Nota';
export const noteHint = 'Por exemplo, em que parte do cais você está';

export const repeatHint = 'Cada desembarque é anunciado três dias antes.';

export const announce = 'Anunciar desembarque';
export const announceSeries = 'Anunciar toda semana';
export const announcing = 'Anunciando...';
export const save = 'Salvar mudanças';
export const saving = 'Salvando...';

export const announced = 'Seu desembarque está anunciado';
export const seriesAnnounced = 'Seus desembarques se repetem toda semana';
export const seeIt = 'Ver';
export const changed = 'Seu desembarque mudou';
export const seriesChanged = 'Seus desembarques que se repetem mudaram';
export const keptOnDevice = {
  title: 'Guardado neste aparelho',
  description: 'Vamos anunciar quando a conexão voltar.',
};
export const notAnnounced = 'O desembarque ainda não está anunciado';
export const seriesNeedsConnection =
  'Um desembarque que se repete precisa de conexão. Desative “Repetir toda semana” para anunciar este agora.';
export const notPosted = (reason: string) => `${reason} O que você preencheu fica guardado.`;
export const startOverText = 'O que você preencheu será removido.';
export const sessionEnded =
  'Sua sessão terminou. <signIn>Entre de novo</signIn>. Guardamos o que você preencheu.';
export const noConnection =
  'Você está sem conexão, e este navegador não consegue guardar o desembarque. Tente de novo quando a conexão voltar.';
export const earlier = {
  certain: {
    title: 'Já estava anunciado',
    text: 'Sua tentativa anterior passou antes de a conexão cair, por isso seu desembarque está anunciado. Ele não tem as mudanças que você fez depois.',
  },
  maybe: {
    title: 'Talvez já esteja anunciado',
    text: 'Sua tentativa anterior talvez tenha passado. Veja em Minhas publicações antes de anunciar este desembarque de novo.',
  },
};
export const postAnother = 'Anunciar outro';
export const seeMyPosts = 'Ver minhas publicações';
export const fishermanFirst = {
  title: 'Crie seu perfil de pescador',
  lead: 'As pessoas veem seu desembarque com este perfil. O que você preencheu fica guardado.',
};
export const notWaiting = 'Este desembarque não espera mais neste aparelho.';
export const notLoaded = 'Não foi possível carregar o desembarque. Tente de novo.';
export const isOver = 'Este desembarque já terminou e não pode ser mudado.';
export const seriesNotThere = 'Estes desembarques não se repetem mais.';
export const seriesNotLoaded = 'Não foi possível carregar seus desembarques que se repetem. Tente de novo.';
