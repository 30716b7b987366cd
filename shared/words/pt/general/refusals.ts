/** Reasons why the API refuses a request. */
export const placeNotFound = 'Não encontramos esse lugar. Confira o nome ou o código postal.';
export const userNotFound = 'Conta não encontrada';
export const noSuchPerson = 'Essa pessoa não existe.';
export const reportNotFound = 'Denúncia não encontrada';
export const reportPhotoNotKept = 'Esta foto não fica guardada.';
export const notOfReported = 'Esta publicação é de outra pessoa. Denuncie-a na própria página dela.';
export const reportWithoutPost = 'Esta denúncia não é sobre uma publicação.';
export const reportAboutOneself =
  'Esta denúncia é sobre você. Outra pessoa da administração precisa cuidar dela.';
export const postOfOneself = 'Esta publicação é sua. Outra pessoa da administração precisa decidir.';
export const reportHandled = 'Esta denúncia já foi resolvida.';
export const reportAssigned = 'Alguém acabou de passar esta denúncia a outra pessoa da administração.';
export const assignedToReported = 'Esta denúncia é sobre essa pessoa. Escolha outra da administração.';
export const assigneeNotAdmin = 'Essa pessoa não faz mais parte da administração. Escolha outra.';
export const reportChanged = 'Alguém acabou de mudar esta denúncia. Analise-a de novo.';
export const postTakenDown = 'Isto já está oculto.';
export const postNotTakenDown = 'Isto não foi ocultado por quem administra o site.';
export const notSuspended = 'Esta pessoa não está suspensa.';
export const reportOfOneself = 'Você não pode denunciar sua própria conta.';
export const messageOfAnother = 'Esta mensagem não foi escrita pela pessoa que você denuncia.';
export const unsubscribeLinkInvalid = 'Este link não é válido. Use o do e-mail mais recente.';
export const subscriptionLinkInvalid =
  'Este link já foi usado ou tem mais de 48 horas. Se você ainda não recebe o boletim, inscreva-se de novo.';
export const messageNotFound = 'Mensagem não encontrada';
export const messageToOneself = 'Você não pode enviar uma mensagem para sua própria conta.';
export const replyToAnother = 'Uma resposta vai para a outra pessoa da conversa.';
export const personDeleted = 'Esta pessoa excluiu a própria conta.';
export const recipientBlocked = 'Você bloqueou esta pessoa. Desbloqueie-a para escrever para ela.';
export const blockOfOneself = 'Você não pode bloquear sua própria conta.';
export const catchUnavailable = 'Esta captura não está mais disponível.';
export const applicationsTooMany = 'Inscrições demais vindas desta rede. Tente de novo daqui a uma hora.';
export const contactTooMany = 'Você já enviou várias mensagens. Tente de novo daqui a uma hora.';
export const pledgeNotFound = 'Promessa não encontrada';
export const catchNotFound = 'Captura não encontrada';
export const fishermanNotFound = 'Perfil de pescador não encontrado';
export const organizationNotFound = 'Organização não encontrada';
export const applicationNotFound = 'Inscrição não encontrada';
export const decidedBefore = {
  approved: 'Esta inscrição já foi aprovada.',
  declined: 'Esta inscrição já foi recusada.',
} as const;
export const actsAlready = 'Você já age em nome desta organização.';
export const joinDeclined =
  'A organização recusou seu pedido. Entre em contato com ela antes de pedir de novo.';
export const nobodyAsks = 'Esta pessoa não pede mais para participar.';
export const joinAnswered = {
  accepted: 'Este pedido já foi aceito.',
  declined: 'Este pedido já foi recusado.',
} as const;
export const coordinatorsOnly = 'Só a coordenação da organização pode fazer isso.';
export const pausedByManager =
  'Esta organização foi pausada por quem administra o site. Escreva para nós sobre isso.';
export const lastCoordinator =
  'Só você está na coordenação. Coloque outra pessoa na coordenação antes de sair.';
export const profileExists = 'Você já tem um perfil deste tipo.';
export const profileNotFound = 'Perfil não encontrado';
export const bodyNotObject = 'O corpo precisa ser um objeto JSON.';
export const bodyNotJson = 'O corpo não é um JSON válido.';
export const bodyTooDeep = 'Os campos do corpo têm níveis demais.';
export const takenDown =
  'Esta publicação foi ocultada por quem administra o site. Escreva para nós sobre isso.';
export const suspensionOfOneself = 'Você não pode suspender sua própria conta.';
export const deletionOfOneself = 'Para excluir sua própria conta, vá à página do seu perfil.';
export const recoveryRefused =
  'Este código não serve para este e-mail e esta senha. Cada código vale uma vez. Confira-o, ou use outro.';
export const recoveryTooMany = 'Tentativas demais. Espere uma hora e tente de novo.';
export const noSecondFactor = 'Configure primeiro a verificação em duas etapas.';
export const ownSecondFactor = 'Peça a outra pessoa da administração para redefinir a sua.';
export const lastAdmin = 'Só você está na administração. Coloque primeiro outra pessoa na administração.';
export const postOfAnother = (kind: 'catch' | 'pledge') =>
  `Esta ${kind === 'catch' ? 'captura' : 'promessa'} é de outra pessoa. Denuncie-a na própria página dela.`;
export const postGone = (kind: 'catch' | 'pledge') =>
  `Esta ${kind === 'catch' ? 'captura' : 'promessa'} não existe mais.`;
export const ownPledgeNotLiked = 'Você não pode curtir sua própria promessa.';
export const draftNotFound = 'Este rascunho não existe mais. Alguém o excluiu ou enviou.';
export const draftChanged = 'Nesse meio-tempo, outra pessoa salvou este rascunho.';
export const mailingNotFound = 'E-mail não encontrado';
export const mailingSent = 'Este e-mail já foi enviado a todas as pessoas.';
export const mailingBegun = 'Este e-mail já está sendo enviado.';
export const mailingStopped = 'Este e-mail foi interrompido. Não é possível continuar o envio.';
export const mailingTooOld =
  'Este e-mail é antigo demais para continuar. Algumas pessoas o receberiam duas vezes. Escreva um novo.';
export const noOwnAddress = 'Sua conta não tem endereço de e-mail.';
export const requestNotFound = 'Pedido não encontrado';
export const requestsTooMany = 'Pedidos demais vindos desta rede. Tente de novo daqui a uma hora.';
export const requestDecided = {
  approved: 'Este pedido já foi aprovado.',
  declined: 'Este pedido já foi recusado.',
} as const;
export const invitedToClosed =
  'A criação de contas está desligada, então um convite não funcionaria. Ligue-a primeiro em Configurações. O pedido continua aqui.';
export const answersTooMany = 'Você respondeu a este pedido muitas vezes. Continue por e-mail.';
export const invitationGone = 'Este convite não existe mais.';
export const invitationNotValid = 'Este convite não vale mais. Você pode criar sua conta sem ele.';

/** For a suspended person who wants to change their sign-in address. */
export const addressWhileSuspended =
  'Você não pode mudar seu endereço de e-mail enquanto sua conta está suspensa.';

/** For an unconfirmed address that has received its daily number of emails. */
export const codesTooMany =
  'Enviamos vários e-mails a este endereço hoje. Procure na pasta de spam, ou tente de novo amanhã.';

/** If more people than usual have signed up within the hour. */
export const signUpsFull =
  'Muitas pessoas estão criando conta agora. Tente de novo daqui a uma hora. Até lá, seus dados ficam neste formulário.';

/** If the browser's proof of work for a sign-up is missing or from another day. */
export const signUpUnproved =
  'Não conseguimos verificar seu navegador. Confira se a data do aparelho está certa, recarregue a página e tente de novo.';

/** If signing up is switched off. */
export const signUpClosed =
  'Não é possível criar uma conta agora. Se você já tem uma, entre como de costume.';
