export const placeNotFound = 'No pudimos encontrar ese lugar. Revise el nombre o el código postal.';
export const userNotFound = 'No se encontró a esta persona';
export const noSuchPerson = 'Esta persona no existe.';
export const reportNotFound = 'No se encontró la denuncia';
export const reportPhotoNotKept = 'Esta foto no se conserva.';
export const notOfReported = 'Esta publicación es de otra persona. Denúnciela desde su propia página.';
export const reportWithoutPost = 'Esta denuncia no es sobre una publicación.';
export const reportAboutOneself =
  'Esta denuncia es sobre usted. Tiene que resolverla otra persona de la administración.';
export const postOfOneself =
  'Esta publicación es suya. Tiene que decidir sobre ella otra persona de la administración.';
export const reportHandled = 'Esta denuncia ya se resolvió.';
export const reportAssigned = 'Alguien acaba de asignar esta denuncia a otra persona de la administración.';
export const assignedToReported =
  'Esta denuncia es sobre esa persona. Elija a otra persona de la administración.';
export const assigneeNotAdmin = 'Esa persona ya no es parte de la administración. Elija a otra.';
export const reportChanged = 'Alguien acaba de cambiar esta denuncia. Vuelva a revisarla.';
export const postTakenDown = 'Esto ya está oculto.';
export const postNotTakenDown = 'Esto no lo ocultaron quienes administran el sitio.';
export const notSuspended = 'La cuenta de esta persona no está suspendida.';
export const reportOfOneself = 'No puede denunciar su propia cuenta.';
export const messageOfAnother = 'Este mensaje no lo escribió la persona a la que usted denuncia.';
export const unsubscribeLinkInvalid = 'Este enlace no es válido. Use el del correo más reciente.';
export const subscriptionLinkInvalid =
  'Este enlace ya se usó o tiene más de 48 horas. Si aún no tiene la suscripción, suscríbase otra vez.';
export const messageNotFound = 'No se encontró el mensaje';
export const messageToOneself = 'No puede enviarse un mensaje a su propia cuenta.';
export const replyToAnother = 'Una respuesta va a la otra persona de la conversación.';
export const personDeleted = 'Esta persona eliminó su cuenta.';
export const recipientBlocked = 'Bloqueó a esta persona. Desbloquéela para escribirle.';
export const blockOfOneself = 'No puede bloquear su propia cuenta.';
export const catchUnavailable = 'Esta captura ya no está disponible.';
export const applicationsTooMany = 'Demasiadas solicitudes desde esta red. Vuelva a intentarlo en una hora.';
export const contactTooMany = 'Ya ha enviado varios mensajes. Vuelva a intentarlo en una hora.';
export const pledgeNotFound = 'No se encontró la promesa';
export const catchNotFound = 'No se encontró la captura';
export const fishermanNotFound = 'No se encontró el perfil de pescador';
export const organizationNotFound = 'No se encontró la organización';
export const applicationNotFound = 'No se encontró la solicitud';
export const decidedBefore = {
  approved: 'Esta solicitud ya se aprobó.',
  declined: 'Esta solicitud ya se rechazó.',
} as const;
export const actsAlready = 'Ya actúa en nombre de esta organización.';
export const joinDeclined =
  'La organización rechazó su solicitud. Comuníquese con ella antes de volver a pedirlo.';
export const nobodyAsks = 'Esta persona ya no pide unirse.';
export const joinAnswered = {
  accepted: 'Esta solicitud ya se aceptó.',
  declined: 'Esta solicitud ya se rechazó.',
} as const;
export const coordinatorsOnly = 'Solo quien coordina la organización puede hacer esto.';
export const pausedByManager =
  'Quienes administran el sitio pusieron en pausa esta organización. Escríbales para hablar de ello.';
export const lastCoordinator =
  'Nadie más coordina la organización. Dé la coordinación a otra persona antes de salir.';
export const profileExists = 'Ya tiene un perfil de este tipo.';
export const profileNotFound = 'No se encontró el perfil';
export const bodyNotObject = 'El cuerpo tiene que ser un objeto JSON.';
export const bodyNotJson = 'El cuerpo no es JSON válido.';
export const bodyTooDeep = 'Los campos del cuerpo están anidados con demasiada profundidad.';
export const takenDown =
  'Quienes administran el sitio ocultaron esta publicación. Escríbales para hablar de ello.';
export const suspensionOfOneself = 'No puede suspender su propia cuenta.';
export const deletionOfOneself = 'Para eliminar su propia cuenta, vaya a la página de su perfil.';
export const recoveryRefused =
  'Este código no funciona con este correo y esta contraseña. Cada código sirve una sola vez. Revíselo o use otro.';
export const recoveryTooMany = 'Demasiados intentos. Espere una hora y vuelva a intentarlo.';
export const noSecondFactor = 'Primero configure la verificación en dos pasos.';
export const ownSecondFactor = 'Pida a otra persona de la administración que restablezca la suya.';
export const lastAdmin =
  'Nadie más está en la administración. Primero dé el rol de administración a otra persona.';
export const postOfAnother = (kind: 'catch' | 'pledge') =>
  `Esta ${{ catch: 'captura', pledge: 'promesa' }[kind]} es de otra persona. Denúnciela desde su propia página.`;
export const postGone = (kind: 'catch' | 'pledge') =>
  `La ${{ catch: 'captura', pledge: 'promesa' }[kind]} ya no está.`;
export const ownPledgeNotLiked = 'No puede marcar “Me gusta” en su propia promesa.';
export const draftNotFound = 'Este borrador ya no está. Alguien lo eliminó o lo envió.';
export const draftChanged = 'Mientras tanto, otra persona guardó este borrador.';
export const mailingNotFound = 'No se encontró el correo';
export const mailingSent = 'Este correo ya se envió a todos.';
export const mailingBegun = 'Este correo ya se está enviando.';
export const mailingStopped = 'El envío de este correo se detuvo. No se puede continuar.';
export const mailingTooOld =
  'Este correo es demasiado antiguo para continuar. Algunas personas lo recibirían dos veces. Escriba uno nuevo.';
export const noOwnAddress = 'Su cuenta no tiene dirección de correo.';
export const requestNotFound = 'No se encontró la solicitud';
export const requestsTooMany = 'Demasiadas solicitudes desde esta red. Vuelva a intentarlo en una hora.';
export const requestDecided = {
  approved: 'Esta solicitud ya se aprobó.',
  declined: 'Esta solicitud ya se rechazó.',
} as const;
export const invitedToClosed =
  'La creación de cuentas está desactivada, así que una invitación no serviría. Actívela primero en Ajustes. La solicitud se queda aquí.';
export const answersTooMany = 'Ha respondido muchas veces a esta solicitud. Siga por correo.';
export const invitationGone = 'Esta invitación ya no está.';
export const invitationNotValid = 'Esta invitación ya no es válida. Puede crear su cuenta sin ella.';

/** For a suspended person who wants to change their sign-in address. */
export const addressWhileSuspended =
  'No puede cambiar su dirección de correo mientras su cuenta esté suspendida.';

/** For an unconfirmed address that has received its daily number of emails. */
export const codesTooMany =
  'Hoy hemos enviado varios correos a esta dirección. Busque en su carpeta de spam o vuelva a intentarlo mañana.';

/** If more people than usual have signed up within the hour. */
export const signUpsFull =
  'Muchas personas están creando una cuenta en este momento. Vuelva a intentarlo en una hora. Hasta entonces, sus datos se quedan en este formulario.';

/** If the browser's proof of work for a sign-up is missing or from another day. */
export const signUpUnproved =
  'No pudimos comprobar su navegador. Asegúrese de que la fecha de su dispositivo sea correcta, recargue la página y vuelva a intentarlo.';

/** If signing up is switched off. */
export const signUpClosed =
  'En este momento no puede crear una cuenta. Si ya tiene una, inicie sesión como siempre.';
