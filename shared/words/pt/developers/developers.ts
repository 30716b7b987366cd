/** The page for people who write programs with the API. Code and names of the API are the same in all languages. */
export { forDevelopers as title } from './link.ts';
export const lead =
  'Com uma chave de API, um programa da sua organização busca promessas, reserva refeições e lê os números.';

export const quickStart = 'Primeiros passos';
export const prepare = [
  'Inicie um site seu com dados de exemplo: <code>npm ci</code> e depois <code>npm start</code>.',
  'Entre nele como <code>organization@creel.example</code> com a senha <code>FreshCatch1</code>.',
  'Abra a página da sua organização e crie uma chave de API.',
  'Defina estas variáveis no seu terminal. O id da organização está no fim do endereço da página dela.',
];
export const find = 'Busque refeições perto da sua organização:';
export const choose = 'Escolha uma promessa da resposta e um dos horários de retirada:';
export const claim = 'Reserve duas refeições:';
export const figures = 'Leia os números:';
export const inTypeScript = 'O mesmo em TypeScript';

export const rulesTitle = 'Regras para todas as chamadas';
export const rules = (callsPerMinute: number) => [
  'Envie a chave de API no cabeçalho Authorization, nunca em um endereço.',
  'Uma chave age por uma só organização e faz o que suas permissões (scopes) deixam.',
  `Uma chave pode fazer ${callsPerMinute} chamadas por minuto. Cada resposta diz em RateLimit quantas restam.`,
  'Uma solicitação com a mesma Idempotency-Key age uma só vez. Repita quantas vezes precisar.',
  'Listas longas vêm em páginas. Envie nextCursor como cursor para receber a próxima.',
  'A qualquer momento pode haver campos novos. Ignore os que você não conhece.',
];
export const openApi =
  'Todos os campos estão no <document>documento OpenAPI</document>. Há ferramentas que criam com ele um cliente com tipos.';
export const outsidePartners =
  'Um jornal, um órgão ou outro parceiro sem organização pede uma chave à <contact>administração do site</contact>. Ela serve só para estas chamadas:';

export const endpointsTitle = 'Chamadas';
export const endpoints = {
  listPledges: 'Lista as promessas, primeiro as mais novas.',
  getPledge: 'Devolve uma promessa.',
  findMeals: 'Lista as promessas com refeições disponíveis perto da sua organização, com a retirada.',
  getMealsOnOffer: 'Devolve uma promessa com a conservação e a retirada.',
  createClaim: 'Reserva refeições. Só a primeira resposta traz o código para a entrega.',
  listClaims: 'Lista as reservas da sua organização, primeiro as mais novas.',
  getClaim: 'Devolve uma reserva.',
  cancelClaim: 'Cancela uma reserva, e as refeições dela ficam livres.',
  createClaimCode: 'Cria outro código para a entrega. O anterior deixa de valer.',
  recordServed: 'Anota quantas das refeições retiradas você serviu.',
  getImpact: 'Devolve todas as refeições prometidas, reservadas e servidas neste site.',
  exportMeals: 'Lista em CSV cada mudança das refeições que sua organização reservou.',
  listLandings: 'Lista os desembarques anunciados, primeiro os mais próximos.',
  getLanding: 'Devolve um desembarque.',
};
export const scope = 'Permissão';
export const query = 'Parâmetros';
export const body = 'Corpo';
export const limit = 'Limite';
export const perHour = (calls: string) => `${calls} chamadas por hora`;
export const success = 'Status';
export const errors = 'Erros';
export const ends = (since: string, end: string) => `Obsoleta desde ${since}. Termina em ${end}.`;
export const instead = (name: string) => `Use ${name} no lugar dela.`;

export const errorsTitle = 'Erros';
export const errorsLead = 'Cada erro traz um código, um texto no seu idioma e o id da solicitação.';

export const webhooksTitle = 'Avisos a programas (webhooks)';
export const webhooksLead =
  'Um webhook avisa seu programa dos eventos. Adicione um na página da sua organização. As solicitações são assinadas conforme Standard Webhooks e só trazem ids.';
export const webhookRules = [
  'Responda à primeira solicitação com o código de teste que vem nela: {"challenge": "…"}.',
  'Cada evento chega pelo menos uma vez. Descarte um webhook-id que você já conhece.',
  'Os eventos de uma reserva chegam em ordem.',
  'Responda com um status de 200 a 299 em até cinco segundos. Tentamos durante três dias.',
];

export const changesTitle = 'Mudanças da API';
export const newEndpoints = 'Chamadas novas';
export const newEvents = 'Eventos novos dos webhooks';

export const endTitle = 'Quando uma chamada termina';
export const endRules = (months: number) => [
  `Anunciamos aqui pelo menos ${months} meses antes.`,
  'A partir daí, todas as respostas dela levam os cabeçalhos Deprecation e Sunset.',
];
