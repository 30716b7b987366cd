import { plural } from '../general/format.ts';

export const pageTitle = 'Publicar captura';
export const authenticationRequired = 'É preciso entrar';
export const signInToPost = 'Entre para publicar uma captura.';
export const signIn = 'Entrar';
export const kept = 'O que você preencheu fica guardado.';
export const notWaiting = 'Esta publicação não está mais aguardando neste aparelho';
export const seeMyPosts = 'Ver minhas publicações';
export const myPosts = 'Minhas publicações';

export const stepTitle = (heading: string, step: number) => `${heading} · Etapa ${step} de 3`;
export const steps = {
  basics: { name: 'A captura', heading: 'O que você pescou?', action: 'Continuar' },
  choice: { name: 'Prometer ou vender', heading: 'Prometer ou vender?', action: 'Continuar' },
  pledge: { name: 'Promessa', heading: 'Detalhes da promessa', action: 'Publicar promessa' },
  catch: { name: 'Anúncio', heading: 'Detalhes do anúncio', action: 'Criar anúncio' },
};
export const details = 'Detalhes';
export const back = 'Voltar';
export const posting = 'Publicando...';
export const finishingPhotos = 'Terminando as fotos...';
export const keptOnDevice = {
  title: 'Guardada neste aparelho',
  description: 'Vamos publicar quando a conexão voltar.',
};

export const species = 'Espécie';
export const chooseSpecies = 'Escolha uma espécie';
export const customSpecies = 'Outra espécie';
export const customSpeciesHint = 'Como os compradores a conhecem, por exemplo robalo-riscado';
export const locationHint = 'Cidade e estado, ou código postal: Portland, ME ou 04101';
export const story = 'História';
export const storyHint = 'Como foi pescado, como foi conservado';

export const photos = 'Fotos';
export const photosHint = 'Até 3 fotos da captura. Elas são enviadas enquanto você continua.';
export const photosOfCatch = 'Fotos da captura';
export const photosNotArrived = 'Nem todas chegaram ainda.';
export const photosOfCatchHint = 'No máximo 3 ao todo. A foto de capa é a que aparece nas listas.';
export const productPhoto = 'Foto do produto';
export const productPhotoHint =
  'Uma foto das refeições embaladas, além das fotos da captura. No máximo 3 ao todo.';
export const productPhotoEditHint = 'Uma foto das refeições embaladas.';

export const pledgeOrSell = 'Prometer ou vender';
export const pledgeTitle = 'Prometer à comunidade';
export const pledgeText = 'Dê refeições a famílias que precisam. Você ganha 1 ponto por refeição.';
export const sellTitle = 'Vender no mercado';
export const sellText = 'Defina seu preço, deixe cada um pagar quanto puder, ou dê de graça.';
export const howPrepared = 'Como o peixe está preparado?';
export const dispositionHints = {
  whole: 'Como saiu da água',
  dressed: 'Sem vísceras e lavado',
  fillet: 'Cortado, sem espinha',
};

export const fish = 'O peixe';
export const quantityHint = 'Por exemplo, 40 lb, 12 peixes ou 2 dúzias';
export const countedIn = 'Contado em';
export const countedInHint = 'Assim dá para comparar preços, e você baixa a quantidade conforme vende.';
export const unitStays =
  'Parte desta captura já foi reservada ou retirada, por isso a unidade não muda. Para contá-la de outra forma, publique uma nova captura.';
export const notCounted = 'Não contado';
export const stockLeft = { pound: 'Número de libras', piece: 'Número de peças', box: 'Número de caixas' };
export const stockLeast = 'Compra mínima';
export const stockStep = 'De quanto em quanto';
export const poundsEach = { piece: 'Libras por peça', box: 'Libras por caixa' };
export const dateCaughtHint = (hours: number) => `Peixe fresco: nas últimas ${hours} horas`;
export const caughtTimes = { now: 'Agora mesmo', morning: 'Hoje de manhã' };
export const paymentType = 'Tipo de pagamento';
export const fixedPriceHint = 'Aberto a todos. Não é preciso ter Pro.';
export const price = 'Preço';
export const pricePlaceholder = '0.00';
export const unit = 'Unidade';
export const contactAndPickup = 'Contato e retirada';
export const fishermanName = 'Nome do pescador';
export const changeInProfile = 'Mude no seu perfil';
export const fishermanFirst = {
  title: 'Primeiro, seu perfil de pescador',
  lead: 'Cada publicação mostra o nome do pescador. Escreva o seu e depois continue com a captura.',
};
export const contactMethod = 'Como os compradores podem falar com você?';
export const contactMethodHints = {
  message: 'Nenhum número ou endereço é mostrado',
  phone: 'Todos podem ver o número que você escrever',
  email: 'Todos podem ver o endereço que você escrever',
};
export const contactInfo = 'Dados de contato';
export const pickupOptions = 'Opções de retirada';
export const customPickupLocation = 'Outro local de retirada';
export const customPickupLocationHint = 'Por exemplo, Pier 3, o barracão azul, depois das 4 da tarde';

export const theMeals = 'As refeições';
export const meals = 'Refeições';
export const mealsHint = 'Quantas refeições isto dá, de 1 a 1000';
export const pounds = 'Libras de peixe';
export const poundsHint = (meals: number) =>
  `Preenchemos ${meals} ${plural(meals, { one: 'refeição', many: 'de refeições', other: 'refeições' })} para cada libra. Você pode mudar o número.`;
export const catchDateHint = (hours: number) => `Se não for congelado: nas últimas ${hours} horas`;
export const handling = 'Cuidados';
export const handlingLead = 'Só as organizações de ajuda podem ver isto.';
export const howKept = 'Como o peixe está conservado?';
export const storage = {
  iced: { label: 'No gelo', hint: 'No gelo desde que foi pescado' },
  chilled: { label: 'Refrigerado', hint: 'Em caixa térmica ou geladeira, sem gelo' },
  frozen: { label: 'Congelado', hint: 'Totalmente congelado' },
};
export const icedAt = 'No gelo desde';
export const temperature = 'Temperatura';
export const temperatureHint = 'Em graus Fahrenheit, como foi medida';

export const pickup = 'Retirada';
export const pickupLead =
  'As organizações de ajuda reservam refeições para um destes horários. Só elas podem ver o lugar e os horários.';
export const pickupPlace = 'Local de retirada';
export const pickupPlaceHint = 'Por exemplo, Pier 3, o barracão azul';
export const pickupTimes = 'Quando as refeições podem ser retiradas?';
export const suggestedTimes = {
  soon: 'Nas próximas 2 horas',
  today: 'Hoje até as 6 da tarde',
  tomorrow: 'Amanhã, das 8 ao meio-dia',
};
export const anotherTime = (count: number) => (count === 0 ? 'Escolher um horário' : 'Outro horário');
export const timeNumber = (position: number) => `Horário ${position}`;
export const removeTime = (position: number) => `Remover o horário ${position}`;
export const slotDay = 'Dia';
export const slotFrom = 'De';
export const slotUntil = 'Até';

export const mealTitle = 'Quanto é uma refeição?';
export const meal = 'Uma refeição equivale a <size>6.5–8 oz de filé fresco</size>.';
export const mealsOfFish = 'Refeições de um peixe inteiro';
export const wholeFish = 'Peixe inteiro';
export const givesAbout = 'Dá cerca de';
export const mealExamples = [
  ['1 lb', '2–3 refeições'],
  ['2 lb', '4–6 refeições'],
  ['5 lb', '10–15 refeições'],
] as const;
export const mealPoints = 'Você ganha 1 ponto de promessa por refeição.';

export const change = 'Mudar';
export const notBackYet = 'Ainda no mar?';
export const keptNotice = 'Guardamos o que você preencheu.';
export const startOver = 'Recomeçar';
export const startOverTitle = 'Recomeçar?';
export const startOverText = 'O que você preencheu e as fotos que adicionou serão removidos.';

export const notLoadedAgain = 'Não foi possível carregar a publicação anterior.';
export const postAnother = 'Publicar outra';
export const postedAlready = 'Já estava publicada';
const KINDS = { catch: 'captura', pledge: 'promessa' } as const;
export const postedAlreadyText = (kind: 'catch' | 'pledge') =>
  `Sua tentativa anterior passou antes de a conexão cair, por isso sua ${KINDS[kind]} está publicada. Ela não tem as mudanças que você fez depois.`;
export const maybePosted = 'Talvez já esteja publicada';
export const maybePostedText = (kind: 'catch' | 'pledge') =>
  `Sua tentativa anterior talvez tenha passado. Veja em Minhas publicações antes de publicar esta ${KINDS[kind]} de novo.`;
export const notPosted = (reason: string) => `${reason} O que você preencheu fica guardado.`;
export const sessionEnded =
  'Sua sessão terminou. <signIn>Entre de novo</signIn>. Guardamos o que você preencheu.';
export const noConnection =
  'Você está sem conexão, e este navegador não consegue guardar a publicação. Tente de novo quando a conexão voltar.';

export const editCatch = 'Editar captura';
export const editPledge = 'Editar promessa';
export const deletePledge = 'Excluir promessa';
export const signInToView = 'Entre para ver suas publicações.';
export const theCatch = 'A captura';
export const signInAgain = 'Entre de novo';
export const saveMine = 'Salvar minha versão';
export const loadNewer = 'Carregar a mais recente';

export const photosUnusable = (count: number) =>
  plural(count, {
    one: 'Uma foto não pode ser usada. Remova-a.',
    many: `${count} de fotos não podem ser usadas. Remova-as.`,
    other: `${count} fotos não podem ser usadas. Remova-as.`,
  });
export const photosMissing = (count: number) =>
  plural(count, {
    one: 'Uma foto não foi enviada. Tente de novo ou remova-a.',
    many: `${count} de fotos não foram enviadas. Tente de novo ou remova-as.`,
    other: `${count} fotos não foram enviadas. Tente de novo ou remova-as.`,
  });
export const invalidFile = 'Arquivo inválido';
export const tooManyPhotos = 'No máximo 3 fotos';
export const leftOut = (count: number) =>
  plural(count, {
    one: 'Uma ficou de fora.',
    many: `${count} ficaram de fora.`,
    other: `${count} ficaram de fora.`,
  });
