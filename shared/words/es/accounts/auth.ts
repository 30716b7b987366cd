import type { IsOn } from '../../../features.ts';
import { phoneHint } from './fields.ts';

export const logIn = 'Iniciar sesión';
export const signUp = 'Crear cuenta';
export const resetTitle = 'Restablezca su contraseña';
export const pageTitles = { 'log-in': logIn, 'sign-up': signUp, reset: resetTitle };
/** The lead of the page with this title. */
export const pageLead = (place: keyof typeof pageTitles, isOn: IsOn): string => {
  if (place === 'sign-up')
    return `Cree una cuenta gratis para vender su captura${isOn('claims') ? ', comprar pescado local o reservar comidas prometidas' : ' o comprar pescado local'}.`;
  return isOn('claims')
    ? 'Inicie sesión para publicar capturas, escribir a los pescadores y reservar comidas.'
    : 'Inicie sesión para publicar capturas y escribir a los pescadores.';
};
export const logInTitle = 'Hola de nuevo';
export const signUpTitle = 'Suba a bordo';
export const logInOrSignUp = 'Iniciar sesión o crear cuenta';

export const signingIn = 'Iniciando sesión...';
export const forgotPassword = '¿Olvidó su contraseña?';
export const logInFailed = 'No se pudo iniciar sesión';
export const passwordMissing = 'Escriba su contraseña';
export const resetRequired = {
  title: 'Necesita una contraseña nueva',
  description: 'Elija una para continuar.',
};
export const showPassword = 'Mostrar la contraseña';
export const show = 'Mostrar';
export const hide = 'Ocultar';

export const hints = {
  password: 'Al menos 6 caracteres',
  phone: phoneHint,
  zipcode: 'Por ejemplo, 04101 o 04101-1234',
  location: 'Su localidad o puerto. Si lo deja vacío, su perfil muestra su código postal.',
  role: 'Lo que hace en la organización, por ejemplo, coordinación de la despensa',
  bio: 'Unas palabras sobre usted y su barco',
};
export const passwordMismatch = {
  title: 'Las contraseñas son distintas',
  description: 'Las contraseñas no coinciden.',
};
export const profileTypeMissing = 'Elija un tipo de perfil';

export const steps = ['Quién es usted', 'Sus datos', 'Revisar y confirmar'] as const;
export const stillNeeded = (fields: readonly string[]) => `Falta por llenar: ${fields.join(', ')}`;
export const next = 'Siguiente';
export const createAccount = 'Crear cuenta';
export const creatingAccount = 'Creando la cuenta...';

export const organizationQuestion = '¿Está su organización en el sitio?';
export const newOrganization = 'Organización nueva';
export const newOrganizationText =
  'Primero envíe una solicitud para ella. Nos pondremos en contacto con usted.';
export const existingOrganization = 'Organización existente';
export const existingOrganizationText =
  'Cree su cuenta ahora. Después, quien administra su organización le agrega.';
export const individual = 'Continuar sin organización';
export const individualText = 'Cree su cuenta sin una organización. Puede unirse a una más tarde.';

export const youAre = 'Usted es';
export const details = 'Datos';
export const change = 'Cambiar';
export const changePart = (title: string) => `Cambiar ${title.toLowerCase()}`;

export const emailTaken = 'Este correo ya está registrado. Mejor inicie sesión.';
export const accountExists = {
  title: 'La cuenta ya existe',
  description: 'Ya existe una cuenta con este correo. Mejor intente iniciar sesión.',
};
export const signUpFailed = 'No se pudo crear la cuenta';
export const signUpBroken = 'Ocurrió un error inesperado al crear la cuenta.';
export const codeSent = (email: string) => ({
  title: 'Revise su correo',
  description: `Enviamos un código a ${email}.`,
});

export const checkEmail = 'Revise su correo';
export const mailSent =
  'Enviamos un correo a <email>email</email>. Escriba el código que trae o presione su botón. ¿No le llega nada después de un minuto? Revise su carpeta de spam.';
export const memberNote =
  'Confirme su dirección y luego pida a quien administra su organización que le agregue. Hasta entonces, puede usar el sitio para comprar.';
export const code = 'Código del correo';
export const codeForADay = '6 dígitos. Sirve durante 24 horas.';
export const codeForAnHour = '6 dígitos. Sirve durante una hora.';
export const codeWrong = 'Este código es incorrecto. Use el del correo más reciente.';
export const codeExpired = 'Este código venció o ya se usó. Pida uno nuevo.';
export const confirmAddress = 'Confirmar mi dirección';
export const confirming = 'Confirmando...';
export const alreadyConfirmed = '¿Ya la confirmó? Inicie sesión';
export const wrongAddress = '¿Dirección incorrecta? Cree su cuenta otra vez';
export const resend = 'Reenviar el correo';
export const resent = {
  title: 'Correo reenviado',
  description: 'Use el código del correo más reciente. El anterior ya no funciona.',
};
export const notResent = 'No se pudo reenviar el correo de verificación. Vuelva a intentarlo.';
export const confirmed = 'Su correo está confirmado';
export const confirmedMember =
  'Pida a quien administra su organización que le agregue, o pida unirse en la página de su perfil.';
export const welcomeAboard = 'Le damos la bienvenida a bordo.';
export const logInNow = 'Ya puede iniciar sesión.';

export const confirmingTitle = 'Confirmando su dirección de correo';
export const oneMoment = 'Un momento.';
export const accountReady = 'Su cuenta está lista.';
export const proceed = 'Continuar';
export const toLogIn = 'Iniciar sesión';
export const notConfirmed = 'Su correo aún no está confirmado';
export const backToLogIn = 'Volver a iniciar sesión';

export const resetLead = 'Le enviaremos un código por correo. Úselo para elegir una contraseña nueva.';
export const sendCode = 'Enviar el código';
export const newPasswordTitle = 'Elija una contraseña nueva';
export const resetMailSent =
  'Si hay una cuenta para <email>email</email>, hemos enviado un código a esa dirección. Revise también su carpeta de spam.';
export const newPassword = 'Contraseña nueva';
export const savePassword = 'Guardar la contraseña nueva';
export const sendNewCode = 'Enviar un código nuevo';
export const otherAddress = 'Usar otra dirección';
export const newCodeSent = {
  title: 'Un código nuevo está en camino',
  description: 'El anterior ya no funciona.',
};
export const newCodeNotSent = 'No se envió ningún código nuevo';
export const passwordChanged = 'Su contraseña cambió';
export const logInWithNew = 'Inicie sesión con la nueva.';

export const secondFactorTitle = 'Un paso más';
export const secondFactorLead = 'Abra su app de autenticación y escriba el código para este sitio.';
export const appCode = 'Código de la app';
export const appCodeHint = '6 dígitos, un código nuevo cada 30 segundos';
export const appCodeWrong = 'Este código es incorrecto. Escriba el que su app muestra ahora.';
export const appCodeUsed = 'Este código ya se usó. Espere el siguiente.';
export const useRecoveryCode = 'Usar un código de recuperación';
export const recoveryTitle = 'Inicie sesión con un código de recuperación';
export const recoveryLead =
  'Recibió diez cuando configuró la verificación en dos pasos. Cada uno sirve una sola vez.';
export const recoveryCode = 'Código de recuperación';
export const recoveryCodeHint = 'Por ejemplo, BCDF-GHJK-MPQR';
export const afterRecovery =
  'Esto desactiva la verificación en dos pasos, y todos sus códigos de recuperación dejan de servir. Vuelva a configurarla con su teléfono nuevo.';
export const useApp = 'Usar la app';
export const codesLost =
  '¿No le quedan códigos? <contact>Escríbanos</contact>. Alguien de la administración puede permitirle iniciar sesión sin la app.';
export const recovered = {
  title: 'La verificación en dos pasos está desactivada',
  lead: 'Usó un código de recuperación. Desde ahora, para iniciar sesión basta con su contraseña.',
  next: 'Vuelva a configurar la verificación en dos pasos lo antes posible. Entonces recibirá códigos de recuperación nuevos.',
  roles: 'Si ayuda a administrar este sitio, es posible que su rol no funcione hasta entonces.',
};
export const setUpAgain = 'Volver a configurarla';
export const notNow = 'Ahora no';
export const signInOver = {
  title: 'Empiece de nuevo',
  description: 'Tardó demasiado, o el código fue incorrecto demasiadas veces.',
};

export const ownPasswordTitle = 'Elija su contraseña';
/** For a person who followed the link in an invitation. */
export const invited = {
  title: 'Tiene una invitación',
  description: 'Su nombre, dirección de correo y código postal ya están escritos.',
};
export const ownPasswordLead =
  'La contraseña de su invitación sirve una sola vez. Elija la suya para continuar.';
export const saveAndContinue = 'Guardar y continuar';

export const agreement =
  'Al crear una cuenta, acepta los <terms>términos (pestaña nueva)</terms>. La <privacy>página de privacidad (pestaña nueva)</privacy> dice qué guardamos y por cuánto tiempo.';
