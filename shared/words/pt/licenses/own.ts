/** The licenses that a fisherman keeps here. */
export const title = 'Suas licenças';
export const lead =
  'Guarde aqui suas licenças de pesca, se quiser. Só você e as pessoas responsáveis por este site as veem. Uma delas pode conferir uma licença, e então o seu perfil diz isso, sem o número.';
export const notLoaded = 'Não foi possível carregar suas licenças.';
export const add = 'Adicionar uma licença';
export const change = 'Mudar';
/** @param license such as Federal permit */
export const changeNamed = (license: string) => `Mudar: ${license}`;
export const remove = 'Remover';
export const removeNamed = (license: string) => `Remover: ${license}`;
export const removeTitle = 'Remover esta licença?';
export const removeText = 'Ela é excluída daqui, com a marca de que foi conferida.';
export const removing = 'Removendo...';
export const removed = 'Licença removida';
export const saved = 'Licenças salvas';
export const notSaved = 'Não foi possível salvar as licenças.';
export const nameHint = 'Se no papel ela tem outro nome';
export const stateHint = 'Duas letras, como ME. Deixe vazio se for uma permissão federal.';
export const choose = 'Escolha';
export const changeEnds = 'Se você a mudar, uma pessoa responsável precisa conferi-la de novo.';
export const remind = 'Avisar-me por e-mail 30 dias antes de uma licença vencer';

export const standings = {
  expired: 'Vencida',
  checked: 'Conferida',
  waiting: 'Ainda não conferida',
};
