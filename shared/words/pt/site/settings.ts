import { isolated } from '../../../text/isolated.ts';

/** The Settings tab of the dashboard. */
export const views = {
  site: 'Site',
  species: 'Espécies',
  limits: 'Segurança e divisão justa',
  readyTexts: 'Textos prontos',
  apiKeys: 'Chaves de API',
} as const;

export const face = 'Site';
export const notLoaded = 'Não foi possível carregar as configurações';

export const contact = 'Contato';
export const contactLead = 'Aparece no fim de todas as páginas. Campos vazios não aparecem.';
export const name = 'Nome';
export const nameHint = (usual: string) => `${usual}, se você deixar vazio`;
export const address = 'Endereço';
export const addressHint = 'Uma linha para cada linha do endereço';
export const phone = 'Número de telefone';
export const email = 'Endereço de e-mail';
export const social = 'Grupo em uma rede social';
export const socialUrl = 'Endereço do grupo';
export const socialUrlHint = 'Começa com https://';

export const banner = 'Aviso';
export const bannerLead =
  'Aparece no topo de todas as páginas até que a pessoa o feche. Deixe o texto vazio para não ter aviso.';
export const bannerText = 'Texto';
export const bannerLink = 'Texto do link';
export const bannerUrl = 'Endereço do link';
export const bannerUrlHint =
  'Um endereço que começa com https://, ou uma página deste site, por exemplo /about';
export const from = 'A partir de';
export const fromHint = 'Na hora, se você deixar vazio';
export const until = 'Até';
export const untilHint = 'Até você o remover, se deixar vazio';
export const tone = 'Aparência';
export const tones = { info: 'Notícia', good: 'Boa notícia', warning: 'Um alerta' } as const;

export const features = 'Partes deste site';
export const featuresLead =
  'Quando você desliga uma parte, ela some deste site dentro de um minuto. As publicações ficam guardadas, e as pessoas ainda podem ver e excluir as suas.';
export const featureNames = {
  sales: 'Vendas no mercado',
  pledges: 'Promessas',
  claims: 'Reservas de refeições',
  reservations: 'Reservas de capturas',
  landings: 'Desembarques',
  alerts: 'Avisos',
  map: 'Mapa',
  goPro: 'Seja Pro',
  signUp: 'Criação de contas',
  newsletter: 'Formulário do boletim',
} as const;
export const featureHints = {
  sales: 'Peixe à venda, com as publicações e as listas',
  pledges: 'Refeições prometidas, com as listas, as curtidas e os totais; as reservas vão junto',
  claims: 'Encontrar, reservar e retirar refeições prometidas',
  reservations: 'Separar parte de uma captura para um horário de retirada, e a lista de espera',
  landings: 'Os desembarques que os pescadores anunciam antes de chegar, suas listas e páginas',
  alerts: 'As buscas e publicações salvas e a lista de avisos, com seus e-mails e notificações',
  map: 'Publicações em um mapa',
  goPro: 'A página sobre o Pro, e os links para ela',
  signUp: 'Novas contas e pedidos de convite. Quem tem conta ainda pode entrar',
  newsletter: 'O formulário para se inscrever sem conta. Os assinantes ficam, e podem cancelar a inscrição',
} as const;
export const featuresOn = 'Ligadas';
export const on = 'Ligada';
export const off = 'Desligada';

export const preview = 'Prévia';
export const previewLead = 'Como vai ver quem visita este site.';
export const previewNoBanner = 'Nenhum aviso.';
export const previewNotNow = (from: string | undefined, until: string | undefined) =>
  `Não aparece agora, mas sim${from ? ` a partir de ${from}` : ''}${until ? ` até ${until}` : ''}.`;
export const save = 'Salvar configurações';
export const saved = 'Configurações salvas';
export const savedText = 'Dentro de um minuto, aparecem para todos.';
export const leaveText = 'Suas mudanças não estão salvas. Se você sair agora, elas se perdem.';
export const undone = 'As configurações anteriores voltaram';
export const notUndone = 'Não foi possível salvar as configurações anteriores';

export const conflictTitle = 'Outra pessoa mudou estas configurações nesse meio-tempo';
/** The other person, before a time such as "há 2 minutos". */
export const conflictBy = (who: string) => `${isolated(who)} salvou mudanças`;
export const conflictLead =
  '. O que você escreveu ainda está no formulário, e não foi salvo. A outra pessoa mudou:';
export const conflictMine =
  'Se você salvar suas mudanças, tudo o mais fica como a outra pessoa salvou. Você muda:';
export const saveMine = 'Salvar minhas mudanças';
export const takeTheirs = 'Descartar minhas mudanças';

export const history = 'Versões anteriores';
export const historyNone = 'Ninguém mudou estas configurações ainda.';
export const historyNotLoaded = 'Não foi possível carregar as versões anteriores';
export const moreNotLoaded = 'Não foi possível carregar mais versões.';
export const version = (number: number) => `Versão ${number}`;
export const current = 'Agora';
export const somebody = 'Alguém que já saiu';
export const undo = 'Desfazer esta mudança';
export const undoing = 'Desfazendo...';
export const goBackTo = (number: number) => `Voltar à versão ${number}`;
export const goBack = 'Voltar a esta versão';
export const nothing = 'nada';
export const became = (before: string, after: string) => `${before} → ${after}`;
