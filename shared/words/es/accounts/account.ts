import { PRODUCT_NAME } from '../../../flavours.ts';

export const title = 'Inicio de sesión';
export const change = 'Cambiar';

export const email = 'Correo electrónico';
export const changeEmail = 'Cambiar el correo';
export const newEmail = 'Correo nuevo';
export const newEmailHint =
  'Le enviamos un código a ese correo. Hasta que escriba el código, su dirección sigue siendo la misma.';
export const sendCode = 'Enviar el código';
export const codeSent =
  'Enviamos un código a <email>email</email>. Escríbalo aquí y, desde ese momento, inicie sesión con esta dirección. ¿No le llega nada después de un minuto? Revise su carpeta de spam.';
export const codeForADay = '6 dígitos. Sirve durante 24 horas.';
export const confirm = 'Usar esta dirección';
export const confirming = 'Confirmando...';
export const sendNewCode = 'Enviar un código nuevo';
export const emailChanged = {
  title: 'Su dirección de correo cambió',
  description: 'Desde ahora, inicie sesión con la nueva.',
};
export const emailIsYours = 'Esta ya es su dirección.';
export const emailTaken = 'Otra cuenta tiene esta dirección.';

export const password = 'Contraseña';
/** Shown instead of the password, which the page doesn't know. */
export const passwordDots = '••••••••';
export const changePassword = 'Cambiar la contraseña';
export const currentPassword = 'Contraseña actual';
export const currentPasswordWrong = 'Esta no es su contraseña actual.';
export const savePassword = 'Guardar la contraseña nueva';
export const passwordChanged = {
  'signed-in': {
    title: 'Su contraseña cambió',
    description: 'Se cerró la sesión en todos sus demás dispositivos.',
  },
  'sign-in-again': {
    title: 'Su contraseña cambió',
    description: 'Se cerró la sesión en todos sus dispositivos. Inicie sesión con la contraseña nueva.',
  },
  'others-signed-in': {
    title: 'Su contraseña cambió, pero en otros dispositivos la sesión puede seguir abierta',
    description: 'Elija “Cerrar sesión en todos los dispositivos” más abajo.',
  },
};

export const secondFactor = 'Verificación en dos pasos';
export const secondFactorIs = {
  on: 'Activada: un código de su app de autenticación',
  off: 'Desactivada: inicia sesión solo con su contraseña',
};
export const setUp = 'Configurar';
export const turnOff = 'Desactivar';
export const setUpSecondFactor = 'Configurar la verificación en dos pasos';
export const whatItIs =
  'Una app de autenticación en su teléfono muestra un código nuevo cada 30 segundos. Así, su contraseña sola no basta para iniciar sesión.';
export const scan = '1. Escanee esto con la app.';
export const qrCode = 'Código QR para su app de autenticación';
export const orType = 'O escriba en ella esta clave:';
export const copySecret = 'Copiar la clave';
export const secretCopied = 'La clave se copió';
export const secretNotCopied = 'No se pudo copiar la clave';
export const openApp = 'Abrir la app en este dispositivo';
export const appCode = '2. Código de la app';
export const appCodeHint = '6 dígitos, un código nuevo cada 30 segundos';
export const turnOn = 'Activarla';
export const turningOn = 'Activando...';
export const secondFactorOn = {
  title: 'La verificación en dos pasos está activada',
  description: 'Desde ahora, le pedimos un código de su app cuando inicia sesión.',
};

export const recoveryCodes = 'Códigos de recuperación';
export const recoveryCodesLeft = (left: number, made: number) =>
  left === 0
    ? 'Ninguno. Si pierde su teléfono, no podrá entrar en su cuenta.'
    : `${left === 1 ? 'Queda' : 'Quedan'} ${left} de ${made}`;
export const newRecoveryCodes = 'Códigos de recuperación nuevos';
export const newCodes = 'Códigos nuevos';
export const afterNewCodes = 'Recibe diez códigos nuevos. Los que tiene ahora dejan de funcionar.';
export const makeCodes = 'Obtener códigos nuevos';
export const makingCodes = 'Creando códigos...';
export const saveCodes = 'Guarde sus códigos de recuperación';
export const whySaveCodes =
  'Si pierde su teléfono, puede iniciar sesión con un código de recuperación y su contraseña. Cada código sirve una sola vez. Guárdelos donde guarda sus contraseñas, y no solo en el mismo teléfono.';
export const shownOnce = 'Mostramos estos códigos solo ahora.';
export const copyCodes = 'Copiar';
export const codesCopied = 'Los códigos se copiaron';
export const codesNotCopied = 'No se pudieron copiar los códigos';
export const downloadCodes = 'Descargar';
export const codesSaved = 'Ya los guardé';
export const codesNotMade = {
  title: 'No se pudieron crear los códigos de recuperación',
  description: 'Elija “Códigos nuevos” para volver a intentarlo.',
};
/** The text of the downloaded file, and its name. */
export const codesFile = (email: string) =>
  `Códigos de recuperación de ${PRODUCT_NAME} para ${email}. Cada uno sirve una sola vez.`;
export const codesFileName = `${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`;

export const secretNotMade = 'No se pudo configurar la verificación en dos pasos';
export const turnOffSecondFactor = 'Desactivar la verificación en dos pasos';
export const afterTurningOff =
  'Después iniciará sesión solo con su contraseña. Para usar otra app, desactívela y vuelva a configurarla.';
export const turningOff = 'Desactivando...';
export const secondFactorOff = {
  title: 'La verificación en dos pasos está desactivada',
  description: 'Puede quitar este sitio de su app.',
};
