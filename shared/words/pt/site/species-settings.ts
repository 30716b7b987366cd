/** The part 'Species' of the Settings tab. */
export const lead =
  'As pessoas escolhem nesta lista quando publicam ou procuram peixe. Um novo nome aparece também nas publicações antigas. Espécies ocultas não podem ser escolhidas para novas publicações.';
export const list = 'Espécies deste site';
export const add = 'Adicionar uma espécie';
export const edit = 'Editar';
export const editNamed = (name: string) => `Editar ${name}`;
export const addTitle = 'Nova espécie';
export const editTitle = (name: string) => name;
export const name = 'Nome em inglês';
export const namesHint =
  'Sem um nome aqui, as pessoas leem a nossa palavra no idioma delas, ou o nome em inglês, se você o mudou.';
export const group = 'Grupo';
export const groupHint = 'Aparece entre parênteses onde se escolhe uma espécie, por exemplo Geral';
export const drawing = 'Desenho';
export const drawingHint = 'Aparece quando uma publicação não tem foto';
export const formsHistamine = 'Forma histamina quando esquenta: só pode ser prometida no gelo ou congelada';
export const hidden = 'Oculta: não é oferecida para novas publicações';
export const preview = 'Prévia';
export const histamineBadge = 'No gelo';
export const hiddenBadge = 'Oculta';
export const done = 'Pronto';
export const notSavedYet =
  'Ainda não está salvo: toque em Salvar configurações quando a lista estiver certa.';
export const reorder = 'Mudar a ordem';
export const ordered = 'Ordem pronta';
export const moveUp = (species: string) => `Mover ${species} para cima`;
export const moveDown = (species: string) => `Mover ${species} para baixo`;
export const movedTo = (species: string, place: number, of: number) =>
  `${species} é o número ${place} de ${of}.`;
export const order = 'Ordem';
