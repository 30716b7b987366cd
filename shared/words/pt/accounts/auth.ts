import type { IsOn } from '../../../features.ts';
import { phoneHint } from './fields.ts';

export const logIn = 'Entrar';
export const signUp = 'Criar conta';
export const resetTitle = 'Redefinir sua senha';
export const pageTitles = { 'log-in': logIn, 'sign-up': signUp, reset: resetTitle };
/** The lead of the page with this title. */
export const pageLead = (place: keyof typeof pageTitles, isOn: IsOn): string => {
  if (place === 'sign-up')
    return `Crie uma conta grátis para vender suas capturas${isOn('claims') ? ', comprar peixe local ou reservar refeições prometidas' : ' ou comprar peixe local'}.`;
  return isOn('claims')
    ? 'Entre para publicar capturas, enviar mensagens a pescadores e reservar refeições.'
    : 'Entre para publicar capturas e enviar mensagens a pescadores.';
};
export const logInTitle = 'Que bom ver você de novo';
export const signUpTitle = 'Suba a bordo';
export const logInOrSignUp = 'Entrar ou criar conta';

export const signingIn = 'Entrando...';
export const forgotPassword = 'Esqueceu sua senha?';
export const logInFailed = 'Não foi possível entrar';
export const passwordMissing = 'Escreva sua senha';
export const resetRequired = {
  title: 'Você precisa de uma nova senha',
  description: 'Escolha uma para continuar.',
};
export const showPassword = 'Mostrar senha';
export const show = 'Mostrar';
export const hide = 'Ocultar';

export const hints = {
  password: 'Pelo menos 6 caracteres',
  phone: phoneHint,
  zipcode: 'Por exemplo, 04101 ou 04101-1234',
  location: 'Sua cidade ou seu porto. Sem isso, seu perfil mostra seu código postal.',
  role: 'O que você faz na organização, por exemplo, coordenação da despensa comunitária',
  bio: 'Algumas palavras sobre você e seu barco',
};
export const passwordMismatch = {
  title: 'Senhas diferentes',
  description: 'As senhas não são iguais.',
};
export const profileTypeMissing = 'Escolha um tipo de perfil';

export const steps = ['Quem você é', 'Seus dados', 'Conferir e confirmar'] as const;
export const stillNeeded = (fields: readonly string[]) => `Ainda falta: ${fields.join(', ')}`;
export const next = 'Próximo';
export const createAccount = 'Criar conta';
export const creatingAccount = 'Criando conta...';

export const organizationQuestion = 'Sua organização está no site?';
export const newOrganization = 'Nova organização';
export const newOrganizationText = 'Inscreva-a primeiro. Nós entramos em contato com você.';
export const existingOrganization = 'Organização existente';
export const existingOrganizationText =
  'Crie sua conta agora. Depois, a administração da sua organização adiciona você.';
export const individual = 'Continuar por conta própria';
export const individualText = 'Crie uma conta sem organização. Você pode entrar em uma mais tarde.';

export const youAre = 'Você é';
export const details = 'Dados';
export const change = 'Mudar';
export const changePart = (title: string) => `Mudar: ${title.toLowerCase()}`;

export const emailTaken = 'Este e-mail já tem uma conta. Entre com ele.';
export const accountExists = {
  title: 'Esta conta já existe',
  description: 'Já existe uma conta com este e-mail. Em vez de criar outra, tente entrar.',
};
export const signUpFailed = 'Não foi possível criar a conta';
export const signUpBroken = 'Ocorreu um erro inesperado ao criar a conta.';
export const codeSent = (email: string) => ({
  title: 'Veja seu e-mail',
  description: `Enviamos um código para ${email}.`,
});

export const checkEmail = 'Veja seu e-mail';
export const mailSent =
  'Enviamos um e-mail para <email>email</email>. Escreva aqui o código que ele traz, ou aperte o botão que está nele. Nenhum e-mail depois de um minuto? Veja na pasta de spam.';
export const memberNote =
  'Confirme seu endereço e depois peça à administração da sua organização para adicionar você. Até lá, você pode usar o site para comprar.';
export const code = 'Código do e-mail';
export const codeForADay = '6 dígitos. Vale por 24 horas.';
export const codeForAnHour = '6 dígitos. Vale por uma hora.';
export const codeWrong = 'Este código está errado. Use o do e-mail mais recente.';
export const codeExpired = 'Este código expirou ou já foi usado. Peça um novo.';
export const confirmAddress = 'Confirmar meu endereço';
export const confirming = 'Confirmando...';
export const alreadyConfirmed = 'Já confirmou? Entre';
export const wrongAddress = 'Endereço errado? Crie a conta de novo';
export const resend = 'Reenviar e-mail';
export const resent = {
  title: 'E-mail reenviado',
  description: 'Use o código do e-mail mais recente. O antigo não funciona mais.',
};
export const notResent = 'Não foi possível reenviar o e-mail de confirmação. Tente de novo.';
export const confirmed = 'Seu e-mail está confirmado';
export const confirmedMember =
  'Peça à administração da sua organização para adicionar você, ou peça para participar na página do seu perfil.';
export const welcomeAboard = 'Boas-vindas a bordo.';
export const logInNow = 'Agora você pode entrar.';

export const confirmingTitle = 'Confirmando seu endereço de e-mail';
export const oneMoment = 'Um momento.';
export const accountReady = 'Sua conta está pronta.';
export const proceed = 'Continuar';
export const toLogIn = 'Entrar';
export const notConfirmed = 'Seu e-mail ainda não está confirmado';
export const backToLogIn = 'Voltar ao login';

export const resetLead = 'Vamos enviar um código por e-mail. Use-o para escolher uma nova senha.';
export const sendCode = 'Enviar o código';
export const newPasswordTitle = 'Escolha uma nova senha';
export const resetMailSent =
  'Se existe uma conta para <email>email</email>, enviamos um código para esse endereço. Veja também na pasta de spam.';
export const newPassword = 'Nova senha';
export const savePassword = 'Salvar a nova senha';
export const sendNewCode = 'Enviar um novo código';
export const otherAddress = 'Usar outro endereço';
export const newCodeSent = {
  title: 'Um novo código está a caminho',
  description: 'O antigo não funciona mais.',
};
export const newCodeNotSent = 'Nenhum código novo foi enviado';
export const passwordChanged = 'Sua senha mudou';
export const logInWithNew = 'Entre com a nova.';

export const secondFactorTitle = 'Mais uma etapa';
export const secondFactorLead = 'Abra seu aplicativo autenticador e escreva o código para este site.';
export const appCode = 'Código do aplicativo';
export const appCodeHint = '6 dígitos, um código novo a cada 30 segundos';
export const appCodeWrong = 'Este código está errado. Escreva o que seu aplicativo mostra agora.';
export const appCodeUsed = 'Este código já foi usado. Espere o próximo.';
export const useRecoveryCode = 'Usar um código de recuperação';
export const recoveryTitle = 'Entrar com um código de recuperação';
export const recoveryLead =
  'Você recebeu dez deles quando configurou a verificação em duas etapas. Cada um vale uma vez.';
export const recoveryCode = 'Código de recuperação';
export const recoveryCodeHint = 'Por exemplo, BCDF-GHJK-MPQR';
export const afterRecovery =
  'Isto desativa a verificação em duas etapas, e todos os seus códigos de recuperação deixam de valer. Configure-a de novo com seu novo celular.';
export const useApp = 'Usar o aplicativo';
export const codesLost =
  'Não tem mais códigos? <contact>Escreva para nós</contact>. A administração pode permitir que você entre sem o aplicativo.';
export const recovered = {
  title: 'A verificação em duas etapas está desativada',
  lead: 'Você usou um código de recuperação. De agora em diante, basta sua senha para entrar.',
  next: 'Configure de novo a verificação em duas etapas assim que puder. Você vai receber novos códigos de recuperação.',
  roles: 'Se você ajuda a administrar este site, sua função pode não valer até lá.',
};
export const setUpAgain = 'Configurar de novo';
export const notNow = 'Agora não';
export const signInOver = {
  title: 'Comece de novo',
  description: 'Demorou demais, ou o código estava errado vezes demais.',
};

export const ownPasswordTitle = 'Escolha sua senha';
/** For a person who followed the link in an invitation. */
export const invited = {
  title: 'Você recebeu um convite',
  description: 'Seu nome, endereço e código postal já estão preenchidos.',
};
export const ownPasswordLead = 'A senha do seu convite vale só uma vez. Escolha a sua para continuar.';
export const saveAndContinue = 'Salvar e continuar';

export const agreement =
  'Ao criar uma conta, você concorda com os <terms>termos (nova aba)</terms>. A <privacy>página de privacidade (nova aba)</privacy> diz o que guardamos e por quanto tempo.';
