/** API keys on the page of an organization, for its coordinators, and in the dashboard. */
import { isolated } from '../../../text/isolated.ts';

export const ofOrganization = {
  title: 'Chaves de API',
  lead: 'Com uma chave de API, um programa da sua organização pode buscar promessas e reservar refeições sem a senha de ninguém.',
  two: 'Para substituir uma chave, crie outra, troque a chave no seu programa e encerre a primeira.',
  stopped: 'Parada, porque quem a criou não está mais na coordenação. Crie outra chave.',
  name: 'Nome',
  nameHint: 'Por exemplo, o programa que a usa',
  newTitle: 'Sua nova chave de API',
  newText:
    'Copie agora. Ela é mostrada uma única vez. Qualquer pessoa que a tenha pode agir em nome da sua organização.',
};
export const none = 'Ainda não há nenhuma chave de API.';
export const notLoaded = 'Não foi possível carregar as chaves de API.';

/** The rights of a key. */
export const scopes = {
  'pledges:read': 'Buscar promessas',
  'claims:write': 'Reservar refeições, e ver e mudar suas reservas',
  'impact:read': 'Ler os números de refeições',
  'landings:read': 'Ver os desembarques anunciados',
};
export const madeOn = (day: string) => `Criada em ${day}`;
export const usedOn = (day: string) => `Usada pela última vez em ${day}`;
export const neverUsed = 'Ainda não usada';
export const endsOn = (day: string) => `Expira em ${day} se não for usada`;

export const makeTitle = 'Criar uma chave de API';
export const allowed = 'A chave pode';
export const make = 'Criar chave de API';
export const making = 'Criando...';

export const label = 'Chave de API';
export const copy = 'Copiar chave de API';
export const messages = {
  copied: 'Chave de API copiada',
  copyFailed: {
    title: 'Não foi possível copiar a chave de API',
    description: 'Ela está selecionada agora. Falta só copiar.',
  },
};
export const done = 'Já guardei';
export const notShown = {
  title: 'A chave de API foi criada, mas não pode ser mostrada de novo',
  description: 'Encerre-a e crie outra.',
};

export const end = 'Encerrar';
export const endNamed = (key: string) => `Encerrar ${isolated(key)}`;
export const endTitle = (key: string) => `Encerrar a chave de API ${isolated(key)}?`;
export const endText = 'Os programas que a usam param de funcionar na hora.';
export const confirmEnd = 'Encerrar chave de API';
export const ending = 'Encerrando...';
export const ended = 'A chave de API foi encerrada';
export const notEnded = 'Não foi possível encerrar a chave de API';
