import { plural } from '../general/format.ts';

export const title = 'Anunciar un desembarque';
export const editTitle = 'Cambie su desembarque';
export const editSeriesTitle = 'Cambie sus desembarques que se repiten';
export const editSeriesLead =
  'El cambio vale para los desembarques que aún no están anunciados. Los demás los puede cambiar uno por uno en Mis publicaciones.';
export const lead = 'Avise cuándo llega y qué espera traer. Nadie ve dónde está su barco.';
export const signInFirst = 'Inicie sesión para anunciar un desembarque.';

export const harbour = 'Puerto';
export const harbourHint = 'El muelle o atracadero, por ejemplo “Custom House Wharf”';
export const harbourPlace = 'Localidad o código postal';
export const harbourIn = (name: string, place: string) => `${name}, ${place}`;
export const suggestions = 'Puertos';
export const unknownPlace =
  'No conocemos este lugar. El desembarque sale en la lista, pero no en el mapa ni en “Cerca de mí”.';

export const when = 'Cuándo desembarca';
export const day = 'Día';
export const hoursOfWindow = { from: 'Desde', until: 'Hasta' };
export const inHours = (count: number) =>
  plural(count, { one: 'En 1 hora', many: `En ${count} horas`, other: `En ${count} horas` });
export const intoNextDay = 'La hora final es del día siguiente.';

export const onBoard = 'A bordo';
export const fishNumber = (number: number) => `Pescado ${number}`;
export const species = 'Especie';
export const chooseSpecies = 'Elija la especie';
export const customSpecies = 'Nombre del pescado';
export const about = 'Cuánto, más o menos';
export const aboutHint = 'Por ejemplo, “40 lb” o “12 pescados”';
export const sellOrPledge = 'Vender o prometer';
export const as = { catch: 'Vender', meals: 'Prometer comidas' };
export const payment = 'Precio';
export const amount = 'Dólares';
export const unit = 'Unidad';
export const meals = 'Cuántas comidas, más o menos';
export const addFish = 'Agregar otro pescado';
export const removeFish = (number: number) => `Quitar el pescado ${number}`;

export const howToPay = 'Cómo se paga';
export const note = 'Nota';
export const noteHint = 'Por ejemplo, en qué parte del muelle está';

export const repeatHint = 'Cada desembarque se anuncia tres días antes.';

export const announce = 'Anunciar desembarque';
export const announceSeries = 'Anunciar cada semana';
export const announcing = 'Anunciando...';
export const save = 'Guardar los cambios';
export const saving = 'Guardando...';

export const announced = 'Su desembarque está anunciado';
export const seriesAnnounced = 'Sus desembarques se repiten cada semana';
export const seeIt = 'Verlo';
export const changed = 'Su desembarque cambió';
export const seriesChanged = 'Sus desembarques que se repiten cambiaron';
export const keptOnDevice = {
  title: 'Guardado en este dispositivo',
  description: 'Lo anunciaremos cuando haya conexión.',
};
export const notAnnounced = 'El desembarque todavía no está anunciado';
export const seriesNeedsConnection =
  'Un desembarque que se repite necesita conexión. Desactive “Repetir cada semana” para anunciar este ahora.';
export const notPosted = (reason: string) => `${reason} Guardamos lo que escribió.`;
export const startOverText = 'Se quitará lo que escribió.';
export const sessionEnded =
  'Su sesión terminó. <signIn>Inicie sesión de nuevo</signIn>. Guardamos lo que escribió.';
export const noConnection =
  'No hay conexión y este navegador no puede guardar el desembarque. Vuelva a intentarlo cuando haya conexión.';
export const earlier = {
  certain: {
    title: 'Ya estaba anunciado',
    text: 'Su intento anterior llegó antes de que se perdiera la conexión, así que su desembarque está anunciado. No incluye los cambios que hizo después.',
  },
  maybe: {
    title: 'Puede que ya esté anunciado',
    text: 'Puede que su intento anterior haya llegado. Revise “Mis publicaciones” antes de anunciar este desembarque otra vez.',
  },
};
export const postAnother = 'Anunciar otro';
export const seeMyPosts = 'Ver mis publicaciones';
export const fishermanFirst = {
  title: 'Cree su perfil de pescador',
  lead: 'La gente ve su desembarque con este perfil. Guardamos lo que escribió.',
};
export const notWaiting = 'Este desembarque ya no espera en este dispositivo.';
export const notLoaded = 'No se pudo cargar el desembarque. Vuelva a intentarlo.';
export const isOver = 'Este desembarque ya terminó y no se puede cambiar.';
export const seriesNotThere = 'Estos desembarques ya no se repiten.';
export const seriesNotLoaded = 'No se pudieron cargar sus desembarques que se repiten. Intente de nuevo.';
