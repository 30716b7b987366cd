type Field = 'name' | 'phone' | 'location' | 'bio' | 'role';

const NAMES = { name: 'Nome', phone: 'Telefone', location: 'Local', bio: 'Bio', role: 'Função' } as const;
export const badField = (field: Field) => `Dados inválidos: confira o formato do campo “${NAMES[field]}”`;
export const nameCharacters = 'O nome tem caracteres inválidos';
export const locationCharacters = 'O local tem caracteres inválidos';
export const bioCharacters = 'A bio tem caracteres inválidos';
export const roleCharacters = 'A função tem caracteres inválidos';
export const chooseType = 'Escolha um tipo de perfil';
export const onlyFishermen = 'Só pescadores podem escolher isto';
