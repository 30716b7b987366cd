/** Pictures for the site's Facebook page. */
export const communityImpact = 'Impacto na comunidade';
export const unknown = '???';
export const question = 'Quantas promessas de refeições vamos ter?';

export const iconTitle = 'Ícone do app do Facebook';
export const iconLead = 'Uma imagem quadrada para o app ou a página do Facebook desta comunidade.';
export const coverTitle = 'Capa do Facebook';
export const coverLead = 'Uma imagem larga para o topo de uma página do Facebook, 820 por 312 pixels.';
export const makeCover = 'Fazer uma capa';
export const makeIcon = 'Fazer um ícone de app';

export const pictureOf = {
  'app-icon': (figure: string) =>
    `O ícone do app: um coração sobre fundo verde, o texto ${communityImpact}, ${figure}, ${question} e três peixes`,
  cover: (figure: string) =>
    `A capa: um coração sobre fundo verde, o texto ${communityImpact}, ${figure}, ${question} e três peixes`,
};
export const showTotal = `Mostrar o total verdadeiro em vez de ${unknown}`;
export const totalIs = (total: string) => `Refeições prometidas neste site até agora: ${total}`;
export const totalNotLoaded = 'Não foi possível carregar o total verdadeiro.';
export const download = { 'app-icon': 'Baixar ícone do app', cover: 'Baixar capa' };
export const notMade = 'Não foi possível fazer a imagem. Tente de novo.';

export const stepsTitle = 'Como usar';
export const steps = [
  'Escolha se a imagem faz a pergunta ou mostra o total.',
  'Toque em Baixar ícone do app: você recebe um arquivo PNG de 1024 por 1024 pixels.',
  'No Facebook, abra as configurações do app ou da página e escolha o ícone do app ou a foto do perfil.',
  'Envie o arquivo, confira a pequena prévia que o Facebook mostra, e salve.',
];
export const notesTitle = 'Notas sobre o desenho';
export const notes = [
  'Um verde em degradê, como o do que cresce e do alimento que se reparte.',
  'O coração representa a doação; os peixes, o que se doa.',
  'Texto branco sobre verde-escuro se lê bem em qualquer tamanho.',
  'Tudo fica bem longe das bordas, porque o Facebook corta os cantos.',
];
export const requirementsTitle = 'O que o Facebook pede';
export const requirements = ['Mínimo 1024x1024', 'PNG ou JPG', 'Máximo 8MB', 'Quadrada'];
export const coverNotesTitle = 'Bom saber';
export const coverNotes = [
  'Um celular mostra o meio da capa e corta os dois lados, por isso o texto está no meio.',
  'O Facebook põe a foto do perfil sobre um canto dela. Nada de importante está ali.',
];
