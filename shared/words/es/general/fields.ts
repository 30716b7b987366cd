const tooShort = (field: string, min: number) => `${field} debe tener al menos ${min} caracteres`;
const tooLong = (field: string, max: number) => `${field} debe tener menos de ${max} caracteres`;

export const nameTooShort = (min: number) => tooShort('El nombre', min);
export const nameTooLong = (max: number) => tooLong('El nombre', max);
export const nameCharacters =
  'El nombre solo puede tener letras, números, espacios, guiones, apóstrofos y puntos';
export const locationTooShort = (min: number) => tooShort('La ubicación', min);
export const locationTooLong = (max: number) => tooLong('La ubicación', max);
export const locationIsExact = 'Escriba una localidad o un código postal, no una posición exacta';
export const storyTooLong = (max: number) => tooLong('La historia', max);
export const emailInvalid = 'Escriba una dirección de correo válida';
export const emailTooLong = 'La dirección de correo es demasiado larga';
export const phoneInvalid = 'Escriba un número de teléfono válido';
