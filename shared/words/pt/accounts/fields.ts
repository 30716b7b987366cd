export const labels = {
  profileType: 'Tipo de perfil',
  email: 'E-mail',
  password: 'Senha',
  confirmPassword: 'Confirmar senha',
  name: 'Nome',
  phone: 'Telefone',
  zipcode: 'Código postal',
  location: 'Local',
  bio: 'Bio',
  role: 'Função',
};
export const phoneHint =
  'Não é público. Se vender uma captura, você pode escolher mostrar um número na página dela.';
export const tooShort = (field: string, min: number) =>
  `O campo “${field}” precisa ter pelo menos ${min} caracteres`;
export const notUnder = (field: string, limit: number) =>
  `O campo “${field}” precisa ter menos de ${limit} caracteres`;
export const badCharacters = (field: string) => `O campo “${field}” tem caracteres inválidos`;
export const badZipcode = 'Escreva um código postal válido (por exemplo, 12345 ou 12345-6789)';
export const roleMissing = 'Escreva sua função na organização';
export const passwordTooLong = (max: number) => `A senha pode ter no máximo ${max} caracteres`;
export const passwordSpaces = 'A senha não pode começar nem terminar com espaço';
export const codeMissing = 'Escreva os 6 dígitos do e-mail';
export const appCodeMissing = 'Escreva os 6 dígitos do seu aplicativo';
export const recoveryCodeMissing = 'Escreva um código de recuperação inteiro: ele tem 12 caracteres';
