import { plural } from '../general/format.ts';

export const pageTitle = 'Perfil';
export const mustLogIn = 'É preciso entrar para atualizar seu perfil';
export const notLoaded = 'Não foi possível carregar os perfis';
export const credits = (count: number) =>
  `${count} ${plural(count, { one: 'crédito', many: 'de créditos', other: 'créditos' })}`;
/** The status badge. */
export const status = { trial: 'Teste grátis do Pro', pro: 'Pro', free: 'Grátis' };
export const publicProfile = 'Ver meu perfil público';

export const changePhoto = 'Mudar a foto';
export const uploadPhoto = 'Enviar foto';
export const uploadingPhoto = 'Enviando a foto';
export const checking = 'Verificando...';
export const mustLogInForPhoto = 'É preciso entrar para enviar uma foto';
export const photoUpdated = 'A foto do perfil foi atualizada';
export const removePhoto = 'Remover a foto';
export const remove = 'Remover';
export const removing = 'Removendo...';
export const photoRemoved = 'A foto do perfil foi removida';
export const photoNotRemoved = 'Não foi possível remover a foto. Tente de novo.';

export const profileOf = (type: string) => `Perfil de ${type.toLowerCase()}`;
export const edit = 'Editar';
export const editProfile = (type: string) => `Editar o perfil de ${type.toLowerCase()}`;
export const primary = 'Perfil principal';
export const notGiven = 'Não informado';
export const updated = 'O perfil foi atualizado';
export const notUpdated = 'Não foi possível atualizar o perfil';

export const name = 'Nome';
export const role = 'Função';
export const roleOf = 'Função na organização';
export const phone = 'Telefone';
export const location = 'Local';
export const locationHint = 'Uma cidade, um porto ou um código postal.';
export const zipcode = 'Código postal';
export const zipcodeHint = 'Por exemplo, 04101 ou 04101-1234. Nós o usamos se você não der um local.';
export const bio = 'Bio';

export const inReports = {
  label: 'Nome em relatórios anuais',
  choice: 'As organizações podem citar meu nome em seus relatórios anuais',
  hint: 'Qualquer pessoa pode ler um relatório que uma organização compartilha. Você pode mudar isso a qualquer momento.',
  yes: 'Sim',
  no: 'Não',
};

export const addProfile = 'Adicionar um perfil';
export const add = 'Adicionar';
export const addProfileOf = (type: string) => `Adicionar perfil de ${type.toLowerCase()}`;
export const newProfileOf = (type: string) => `Novo perfil de ${type.toLowerCase()}`;
export const createProfile = 'Criar perfil';
export const creating = 'Criando o perfil...';
export const created = 'Perfil criado';

export const yourPosts = {
  catch: { title: 'Suas capturas', empty: 'Você ainda não publicou nenhuma captura.' },
  pledge: { title: 'Suas promessas', empty: 'Você ainda não prometeu nenhuma refeição.' },
};
export const seeAll = 'Ver todas';
export const postsNotLoaded = 'Não foi possível carregar suas publicações.';
export const nothingLost = 'Nada se perdeu.';
export const postCatch = 'Publicar captura';
export const posted = 'Publicada <time>nessa hora</time>';
export const hidden = 'Oculta';
export const myPosts = 'Minhas publicações';
export const viewDetails = 'Ver detalhes';

export const mails = 'E-mails';
export const alertMails = 'Em “Avisos” você escolhe com que frequência.';
export const accountMails = 'Você sempre recebe e-mails sobre sua conta, por exemplo sobre uma nova senha.';
export const mailsNotLoaded = 'Não foi possível carregar suas escolhas.';
export const mailsSaved = 'Salvo';
export const mailsNotSaved = 'Não foi possível salvar sua escolha';

export const yourData = 'Seus dados';
export const download = 'Baixar meus dados';
export const downloadText =
  'Receba um arquivo (JSON) com suas publicações, mensagens, configurações e contagens.';
export const collecting = 'Reunindo...';
/** For a file that takes longer than a person would wait. */
export const dataPreparing =
  'Estamos preparando seu arquivo. Você pode sair desta página: avisamos por e-mail quando estiver pronto.';
export const dataReady = (madeOn: string, until: string) =>
  `Seu arquivo de ${madeOn} está disponível até ${until}.`;
export const dataAnew = 'Criar um novo arquivo';
export const notDownloaded = 'Não foi possível baixar seus dados';
export const signOutEverywhere = 'Sair em todos os aparelhos';
export const signOutEverywhereText =
  'Use isto se perdeu um celular ou usou um computador emprestado. Sua conta sai desses aparelhos na hora.';
export const deleteAccount = 'Excluir minha conta';
export const deleteAccountText =
  'Isto exclui na hora seus perfis, fotos e publicações. Não há como desfazer. As refeições que você prometeu continuam contando.';

export const deleteTitle = 'Excluir sua conta?';
export const cannotBeUndone = 'Isto não pode ser desfeito:';
export const consequences = [
  'Sua conta sai de todos os aparelhos, e você não pode mais entrar.',
  'Seus perfis, sua foto e seus créditos são apagados.',
  'Suas capturas e promessas desaparecem do site, com as fotos.',
  'As refeições que você prometeu ficam nos totais da comunidade, sem seu nome.',
  'Os recibos de doação que uma organização confirmou ficam guardados por sete anos, com o seu nome, porque o imposto exige. Imprima os seus antes.',
  'Enviamos um último e-mail para seu endereço.',
];
export const downloadFirst = 'Antes, você pode baixar seus dados.';
/** The word to type, compared in lower case. */
export const confirmation = 'excluir';
export const typeToConfirm = `Escreva ${confirmation} para confirmar`;
export const notTyped = `Escreva ${confirmation} para confirmar`;
export const keepAccount = 'Manter minha conta';
export const deleteForGood = 'Excluir para sempre';
export const deleting = 'Excluindo...';
export const deleted = 'Sua conta foi excluída';
export const notDeleted = (reason: string) => `Sua conta não foi excluída. ${reason}`;
