type Field = 'name' | 'phone' | 'location' | 'bio' | 'role';

const FIELDS: Readonly<Record<Field, string>> = {
  name: 'nombre',
  phone: 'teléfono',
  location: 'ubicación',
  bio: 'biografía',
  role: 'rol',
};
export const badField = (field: Field) => `Dato no válido: revise el formato del campo “${FIELDS[field]}”`;
export const nameCharacters = 'El nombre tiene caracteres no válidos';
export const locationCharacters = 'La ubicación tiene caracteres no válidos';
export const bioCharacters = 'La biografía tiene caracteres no válidos';
export const roleCharacters = 'El rol tiene caracteres no válidos';
export const chooseType = 'Elija un tipo de perfil';
export const onlyFishermen = 'Solo los pescadores pueden elegir esto';
