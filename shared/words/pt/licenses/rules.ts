/** The rules about fish that may need a dealer, as fishermen read them while they post. */
export const dealerRules = {
  shellfish:
    'Ostras, amêijoas e mexilhões só podem ser vendidos por um comerciante certificado, por isso não podem ser anunciados para venda aqui.',
  wholeScallops:
    'Vieiras na concha, ou com ova, contam como moluscos: só podem ser vendidas por um comerciante certificado. A carne de vieira sem concha pode ser vendida aqui.',
  tunas:
    'Os atuns do Atlântico só podem ir para um comerciante com licença federal. Confira a sua licença antes de vender.',
  fillets:
    'Cortar filés em terra conta como processamento. A maioria dos estados pede uma licença para isso.',
};
export const rulesTitle = 'Confira antes de vender';
/** @param day such as November 26, 2026 */
export const rulesAreGuidance = (day: string) =>
  `Isto é uma orientação de ${day}, não um parecer. Quem decide é o seu estado.`;
export const sourceOfRule = 'Fonte';
