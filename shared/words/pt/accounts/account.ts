import { PRODUCT_NAME } from '../../../flavours.ts';

export const title = 'Como você entra';
export const change = 'Mudar';

export const email = 'E-mail';
export const changeEmail = 'Mudar e-mail';
export const newEmail = 'Novo e-mail';
export const newEmailHint =
  'Enviamos um código para ele. Até você escrever o código, seu endereço continua como está.';
export const sendCode = 'Enviar o código';
export const codeSent =
  'Enviamos um código para <email>email</email>. Escreva-o aqui e, a partir de então, entre com este endereço. Nenhum e-mail depois de um minuto? Veja na pasta de spam.';
export const codeForADay = '6 dígitos. Vale por 24 horas.';
export const confirm = 'Usar este endereço';
export const confirming = 'Confirmando...';
export const sendNewCode = 'Enviar um novo código';
export const emailChanged = {
  title: 'Seu endereço de e-mail mudou',
  description: 'De agora em diante, entre com o novo.',
};
export const emailIsYours = 'Este já é o seu endereço.';
export const emailTaken = 'Outra conta tem este endereço.';

export const password = 'Senha';
/** Shown instead of the password, which the page doesn't know. */
export const passwordDots = '••••••••';
export const changePassword = 'Mudar senha';
export const currentPassword = 'Senha atual';
export const currentPasswordWrong = 'Esta não é a sua senha atual.';
export const savePassword = 'Salvar a nova senha';
export const passwordChanged = {
  'signed-in': {
    title: 'Sua senha mudou',
    description: 'Sua conta foi desconectada de todos os seus outros aparelhos.',
  },
  'sign-in-again': {
    title: 'Sua senha mudou',
    description: 'Sua conta foi desconectada de todos os seus aparelhos. Entre com a nova senha.',
  },
  'others-signed-in': {
    title: 'Sua senha mudou, mas outros aparelhos podem continuar conectados',
    description: 'Escolha “Sair em todos os aparelhos” mais abaixo.',
  },
};

export const secondFactor = 'Verificação em duas etapas';
export const secondFactorIs = {
  on: 'Ativada: um código do seu aplicativo autenticador',
  off: 'Desativada: você entra só com sua senha',
};
export const setUp = 'Configurar';
export const turnOff = 'Desativar';
export const setUpSecondFactor = 'Configurar a verificação em duas etapas';
export const whatItIs =
  'Um aplicativo autenticador no seu celular mostra um código novo a cada 30 segundos. Assim, sua senha sozinha não basta para entrar.';
export const scan = '1. Leia isto com o aplicativo.';
export const qrCode = 'Código QR para seu aplicativo autenticador';
export const orType = 'Ou digite nele esta chave:';
export const copySecret = 'Copiar a chave';
export const secretCopied = 'A chave foi copiada';
export const secretNotCopied = 'Não foi possível copiar a chave';
export const openApp = 'Abrir o aplicativo neste aparelho';
export const appCode = '2. Código do aplicativo';
export const appCodeHint = '6 dígitos, um código novo a cada 30 segundos';
export const turnOn = 'Ativar';
export const turningOn = 'Ativando...';
export const secondFactorOn = {
  title: 'A verificação em duas etapas está ativada',
  description: 'De agora em diante, pedimos um código do seu aplicativo quando você entra.',
};

export const recoveryCodes = 'Códigos de recuperação';
export const recoveryCodesLeft = (left: number, made: number) => {
  if (left === 0) return 'Nenhum. Se perder o celular, você fica sem acesso à conta.';
  return left === 1 ? `Resta 1 de ${made}` : `Restam ${left} de ${made}`;
};
export const newRecoveryCodes = 'Novos códigos de recuperação';
export const newCodes = 'Novos códigos';
export const afterNewCodes = 'Você recebe dez códigos novos. Os que você tem agora deixam de funcionar.';
export const makeCodes = 'Obter novos códigos';
export const makingCodes = 'Criando códigos...';
export const saveCodes = 'Guarde seus códigos de recuperação';
export const whySaveCodes =
  'Se você perder o celular, um código de recuperação e sua senha permitem entrar. Cada código vale uma vez. Guarde-os onde guarda suas senhas, e não só nesse mesmo celular.';
export const shownOnce = 'Só mostramos estes códigos agora.';
export const copyCodes = 'Copiar';
export const codesCopied = 'Os códigos foram copiados';
export const codesNotCopied = 'Não foi possível copiar os códigos';
export const downloadCodes = 'Baixar';
export const codesSaved = 'Já guardei os códigos';
export const codesNotMade = {
  title: 'Não foi possível criar os códigos de recuperação',
  description: 'Escolha “Novos códigos” para tentar de novo.',
};
/** The text of the downloaded file, and its name. */
export const codesFile = (email: string) =>
  `Códigos de recuperação do ${PRODUCT_NAME} para ${email}. Cada um vale uma vez.`;
export const codesFileName = `${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`;

export const secretNotMade = 'Não foi possível configurar a verificação em duas etapas';
export const turnOffSecondFactor = 'Desativar a verificação em duas etapas';
export const afterTurningOff =
  'Depois disso, você entra só com sua senha. Para usar outro aplicativo, desative e configure de novo.';
export const turningOff = 'Desativando...';
export const secondFactorOff = {
  title: 'A verificação em duas etapas está desativada',
  description: 'Você pode remover este site do seu aplicativo.',
};
