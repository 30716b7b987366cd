import { plural } from '../general/format.ts';

export const pageTitle = 'Publicar captura';
export const authenticationRequired = 'Hay que iniciar sesión';
export const signInToPost = 'Inicie sesión para publicar una captura.';
export const signIn = 'Iniciar sesión';
export const kept = 'Guardamos lo que escribió.';
export const notWaiting = 'Esta publicación ya no está en espera en este dispositivo';
export const seeMyPosts = 'Ver mis publicaciones';
export const myPosts = 'Mis publicaciones';

export const stepTitle = (heading: string, step: number) => `${heading} · Paso ${step} de 3`;
export const steps = {
  basics: { name: 'Datos de la captura', heading: '¿Qué pescó?', action: 'Siguiente' },
  choice: { name: 'Prometer o vender', heading: '¿La promete o la vende?', action: 'Siguiente' },
  pledge: { name: 'Promesa', heading: 'Detalles de la promesa', action: 'Publicar promesa' },
  catch: { name: 'Venta', heading: 'Detalles de la venta', action: 'Publicar venta' },
};
export const details = 'Detalles';
export const back = 'Atrás';
export const posting = 'Publicando...';
export const finishingPhotos = 'Terminando las fotos...';
export const keptOnDevice = {
  title: 'Guardada en este dispositivo',
  description: 'La publicaremos cuando vuelva la conexión.',
};

export const species = 'Especie';
export const chooseSpecies = 'Elija una especie';
export const customSpecies = 'Otra especie';
export const customSpeciesHint = 'Como la conocen los compradores, por ejemplo Lubina rayada';
export const locationHint = 'Localidad y estado, o código postal: Portland, ME o 04101';
export const story = 'Historia';
export const storyHint = 'Cómo se pescó, cómo se conservó';

export const photos = 'Fotos';
export const photosHint = 'Hasta 3 fotos de la captura. Se suben mientras usted sigue.';
export const photosOfCatch = 'Fotos de la captura';
export const photosNotArrived = 'Todavía no han llegado todas.';
export const photosOfCatchHint = 'Máximo 3 en total. La foto principal es la que muestran las listas.';
export const productPhoto = 'Foto del producto';
export const productPhotoHint =
  'Una foto de las comidas empacadas, además de las de la captura. Máximo 3 en total.';
export const productPhotoEditHint = 'Una foto de las comidas empacadas.';

export const pledgeOrSell = 'Prometer o vender';
export const pledgeTitle = 'Prometer a la comunidad';
export const pledgeText = 'Dé comidas a familias necesitadas. Gana 1 punto por comida.';
export const sellTitle = 'Vender en el mercado';
export const sellText = 'Ponga su precio, deje que paguen lo que puedan o regálela.';
export const howPrepared = '¿Cómo está preparado el pescado?';
export const dispositionHints = {
  whole: 'Como salió del agua',
  dressed: 'Sin tripas y lavado',
  fillet: 'Separado del espinazo',
};

export const fish = 'El pescado';
export const quantityHint = 'Por ejemplo 40 lb, 12 piezas o 2 docenas';
export const countedIn = 'Se cuenta en';
export const countedInHint = 'Así se comparan los precios, y usted baja la cantidad conforme vende.';
export const unitStays =
  'Ya se reservó o recogió parte de esta captura, así que la unidad no cambia. Para contarla de otra forma, publique una captura nueva.';
export const notCounted = 'No se cuenta';
export const stockLeft = { pound: 'Número de libras', piece: 'Número de piezas', box: 'Número de cajas' };
export const stockLeast = 'Compra mínima';
export const stockStep = 'De cuánto en cuánto';
export const poundsEach = { piece: 'Libras por pieza', box: 'Libras por caja' };
export const dateCaughtHint = (hours: number) => `Pescado fresco: en las últimas ${hours} horas`;
export const caughtTimes = { now: 'Ahora mismo', morning: 'Esta mañana' };
export const paymentType = 'Tipo de pago';
export const fixedPriceHint = 'Disponible para todos. No necesita Pro.';
export const price = 'Precio';
export const pricePlaceholder = '0.00';
export const unit = 'Unidad';
export const contactAndPickup = 'Contacto y recogida';
export const fishermanName = 'Nombre del pescador';
export const changeInProfile = 'Cámbielo en su perfil';
export const fishermanFirst = {
  title: 'Primero, su perfil de pescador',
  lead: 'Cada publicación muestra el nombre del pescador. Escriba el suyo y siga con su captura.',
};
export const contactMethod = '¿Cómo pueden comunicarse con usted los compradores?';
export const contactMethodHints = {
  message: 'No se muestra ningún número ni dirección',
  phone: 'Cualquiera puede ver el número que escriba',
  email: 'Cualquiera puede ver la dirección que escriba',
};
export const contactInfo = 'Datos de contacto';
export const pickupOptions = 'Opciones de recogida';
export const customPickupLocation = 'Otro lugar de recogida';
export const customPickupLocationHint = 'Por ejemplo: muelle 3, el cobertizo azul, después de las 4 p.m.';

export const theMeals = 'Las comidas';
export const meals = 'Comidas';
export const mealsHint = 'Para cuántas comidas alcanza, de 1 a 1000';
export const pounds = 'Libras de pescado';
export const poundsHint = (meals: number) =>
  `Ponemos ${plural(meals, { one: '1 comida', many: `${meals} de comidas`, other: `${meals} comidas` })} por cada libra. Puede cambiar el número.`;
export const catchDateHint = (hours: number) => `Si no está congelado: en las últimas ${hours} horas`;
export const handling = 'Manejo';
export const handlingLead = 'Solo las organizaciones de ayuda pueden ver esto.';
export const howKept = '¿Cómo se conserva el pescado?';
export const storage = {
  iced: { label: 'En hielo', hint: 'En hielo desde que se pescó' },
  chilled: { label: 'Refrigerado', hint: 'En una caja fría o un refrigerador, sin hielo' },
  frozen: { label: 'Congelado', hint: 'Congelado por completo' },
};
export const icedAt = 'En hielo desde';
export const temperature = 'Temperatura';
export const temperatureHint = 'Grados Fahrenheit, tal como los midió';

export const pickup = 'Recogida';
export const pickupLead =
  'Las organizaciones de ayuda reservan comidas para uno de estos horarios. Solo ellas pueden ver el lugar y los horarios.';
export const pickupPlace = 'Lugar de recogida';
export const pickupPlaceHint = 'Por ejemplo: muelle 3, el cobertizo azul';
export const pickupTimes = '¿Cuándo se pueden recoger las comidas?';
export const suggestedTimes = {
  soon: 'Las próximas 2 horas',
  today: 'Hoy hasta las 6 p.m.',
  tomorrow: 'Mañana, de 8 a.m. a mediodía',
};
export const anotherTime = (count: number) => (count === 0 ? 'Elegir un horario' : 'Otro horario');
export const timeNumber = (position: number) => `Horario ${position}`;
export const removeTime = (position: number) => `Quitar el horario ${position}`;
export const slotDay = 'Día';
export const slotFrom = 'Desde';
export const slotUntil = 'Hasta';

export const mealTitle = '¿Qué es una comida?';
export const meal = 'Una comida son <size>6.5–8 oz de filete fresco</size>.';
export const mealsOfFish = 'Comidas de un pescado entero';
export const wholeFish = 'Pescado entero';
export const givesAbout = 'Da unas';
export const mealExamples = [
  ['1 lb', '2–3 comidas'],
  ['2 lb', '4–6 comidas'],
  ['5 lb', '10–15 comidas'],
] as const;
export const mealPoints = 'Gana 1 punto de promesa por cada comida.';

export const change = 'Cambiar';
export const notBackYet = '¿Sigue en el mar?';
export const keptNotice = 'Guardamos lo que escribió.';
export const startOver = 'Empezar de nuevo';
export const startOverTitle = '¿Empezar de nuevo?';
export const startOverText = 'Se quitarán lo que escribió y las fotos que agregó.';

export const notLoadedAgain = 'No se pudo cargar la publicación anterior.';
export const postAnother = 'Publicar otra';
export const postedAlready = 'Ya estaba publicada';
const KINDS = { catch: 'captura', pledge: 'promesa' } as const;
export const postedAlreadyText = (kind: 'catch' | 'pledge') =>
  `Su intento anterior llegó antes de que se perdiera la conexión, así que su ${KINDS[kind]} está publicada. No incluye los cambios que hizo después.`;
export const maybePosted = 'Puede que ya esté publicada';
export const maybePostedText = (kind: 'catch' | 'pledge') =>
  `Puede que su intento anterior haya llegado. Revise “Mis publicaciones” antes de publicar esta ${KINDS[kind]} otra vez.`;
export const notPosted = (reason: string) => `${reason} Guardamos lo que escribió.`;
export const sessionEnded =
  'Su sesión terminó. <signIn>Inicie sesión de nuevo</signIn>. Guardamos lo que escribió.';
export const noConnection =
  'No hay conexión y este navegador no puede guardar la publicación. Vuelva a intentarlo cuando haya conexión.';

export const editCatch = 'Editar captura';
export const editPledge = 'Editar promesa';
export const deletePledge = 'Eliminar promesa';
export const signInToView = 'Inicie sesión para ver sus publicaciones.';
export const theCatch = 'La captura';
export const signInAgain = 'Inicie sesión de nuevo';
export const saveMine = 'Guardar la mía';
export const loadNewer = 'Cargar la más reciente';

export const photosUnusable = (count: number) =>
  plural(count, {
    one: 'Una foto no se puede usar. Quítela.',
    many: `${count} de fotos no se pueden usar. Quítelas.`,
    other: `${count} fotos no se pueden usar. Quítelas.`,
  });
export const photosMissing = (count: number) =>
  plural(count, {
    one: 'Una foto no se ha subido. Vuelva a intentarlo o quítela.',
    many: `${count} de fotos no se han subido. Vuelva a intentarlo o quítelas.`,
    other: `${count} fotos no se han subido. Vuelva a intentarlo o quítelas.`,
  });
export const invalidFile = 'Archivo no válido';
export const tooManyPhotos = 'Máximo 3 fotos';
export const leftOut = (count: number) =>
  plural(count, {
    one: 'Una quedó fuera.',
    many: `${count} quedaron fuera.`,
    other: `${count} quedaron fuera.`,
  });
