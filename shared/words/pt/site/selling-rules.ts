/** The rules about selling fish, as administrators set them. */
export const title = 'Regras sobre a venda de peixe';
export const lead =
  'Os pescadores leem estas regras ao anunciar uma captura para venda. Compare a regra com a fonte e escreva o dia. A lei do seu estado vale, qualquer que seja a sua escolha aqui.';
export const names = {
  shellfish: 'Ostras, amêijoas e mexilhões',
  wholeScallops: 'Vieiras inteiras',
  tunas: 'Atuns',
  fillets: 'Filés',
  weeks: 'Relatórios semanais',
};
export const effect = 'O que faz';
export const effects = { off: 'Nada', warn: 'Mostrar um aviso', refuse: 'Recusar a publicação' };
/** @param effect one of the effects */
export const initially = (effect: string) => `Por padrão: ${effect}`;
export const checkedOn = 'Comparada com a fonte em';
export const source = 'Endereço da web da fonte';
export const restore = 'Voltar ao padrão';
/** @param rule one of the names */
export const restoreNamed = (rule: string) => `Voltar ao padrão: ${rule}`;
/** @param day such as November 26, 2026 */
export const inALine = (effect: string, day: string, source: string) =>
  `${effect}; comparada em ${day} com ${source}`;
