export const labels = {
  profileType: 'Tipo de perfil',
  email: 'Correo electrónico',
  password: 'Contraseña',
  confirmPassword: 'Confirme la contraseña',
  name: 'Nombre',
  phone: 'Teléfono',
  zipcode: 'Código postal',
  location: 'Ubicación',
  bio: 'Biografía',
  role: 'Rol',
};
export const phoneHint =
  'No es público. Si vende una captura, puede elegir que se muestre un número en su página.';
export const tooShort = (field: string, min: number) =>
  `El campo “${field}” debe tener al menos ${min} caracteres`;
export const notUnder = (field: string, limit: number) =>
  `El campo “${field}” debe tener menos de ${limit} caracteres`;
export const badCharacters = (field: string) => `El campo “${field}” tiene caracteres no válidos`;
export const badZipcode = 'Escriba un código postal válido (por ejemplo, 12345 o 12345-6789)';
export const roleMissing = 'Escriba su rol en la organización';
export const passwordTooLong = (max: number) => `La contraseña debe tener como máximo ${max} caracteres`;
export const passwordSpaces = 'La contraseña no debe empezar ni terminar con un espacio';
export const codeMissing = 'Escriba los 6 dígitos del correo';
export const appCodeMissing = 'Escriba los 6 dígitos de su app';
export const recoveryCodeMissing = 'Escriba un código de recuperación completo: tiene 12 caracteres';
