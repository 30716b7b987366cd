/** The dashboard of administrators and managers. */
export const titles = { admin: 'Painel de administração', manager: 'Painel de responsáveis' } as const;
/** Shown until the person's role is known. */
export const dashboard = 'Painel';
export const parts = 'Partes do painel';
/** After a number. */
export const waiting = 'aguardando';
export const roles = 'Gestão de funções';
export const users = 'Pessoas';
export const reports = 'Denúncias';
export const appeals = 'Recursos';
export const licenses = 'Licenças';
export const posts = 'Publicações';
export const overview = 'Resumo';
export const emailTools = 'Ferramentas de e-mail';
export const facebookTools = 'Ferramentas do Facebook';
export const settings = 'Configurações';
export const communityAid = 'Ajuda comunitária';
export const audit = 'Auditoria';
export const accessDenied = {
  title: 'Acesso negado',
  description: 'Você não tem permissão para ver esta página',
};
/** Cards of the profile page. */
export const cards = {
  admin: {
    title: 'Painel de administração',
    text: 'Cuide de pessoas, funções e configurações do sistema',
  },
  fishermanManager: {
    title: 'Painel de responsáveis por pescadores',
    text: 'Cuide dos pedidos de convite de pescadores',
  },
  communityAid: {
    title: 'Painel de ajuda comunitária',
    text: 'Analise inscrições e cuide das organizações',
  },
} as const;
