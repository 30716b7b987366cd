/** The rules about selling fish, as fishermen read them while they post. */
export const dealerRules = {
  shellfish: 'Ostras, amêijoas e mexilhões só podem ser vendidos por um comerciante certificado.',
  wholeScallops:
    'Vieiras na concha, ou com ova, contam como moluscos: só podem ser vendidas por um comerciante certificado. A carne de vieira sem concha pode ser vendida aqui.',
  tunas:
    'Os atuns do Atlântico só podem ir para um comerciante com licença federal. Confira a sua licença antes de vender.',
  fillets:
    'Cortar filés em terra conta como processamento. A maioria dos estados pede uma licença para isso.',
  weeks:
    'Comerciantes com licença federal informam toda semana, mesmo sem compras. As suas licenças e o seu estado dizem o que você deve informar.',
};
export const rulesTitle = 'Confira antes de vender';
/** @param rule one of the rules, which refuses a post */
export const refused = (rule: string) => `${rule} Isto não pode ser anunciado para venda aqui.`;
export const rulesAreGuidance = 'Isto é uma orientação, não um parecer. Quem decide é o seu estado.';
/** @param day such as November 26, 2026 */
export const sourceOfRule = (day: string) => `Fonte, conferida em ${day}`;
