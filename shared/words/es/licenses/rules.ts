/** The rules about fish that may need a dealer, as fishermen read them while they post. */
export const dealerRules = {
  shellfish:
    'Los ostiones, las almejas y los mejillones solo se pueden vender por medio de un comerciante certificado, así que aquí no se pueden publicar para la venta.',
  wholeScallops:
    'Las vieiras con concha o con coral cuentan como moluscos: solo se pueden vender por medio de un comerciante certificado. La carne de vieira sin concha sí se puede vender aquí.',
  tunas:
    'Los atunes del Atlántico solo pueden ir a un comerciante con permiso federal. Revise su permiso antes de vender.',
  fillets:
    'Cortar filetes en tierra cuenta como procesamiento. La mayoría de los estados piden una licencia para eso.',
};
export const rulesTitle = 'Revise antes de vender';
/** @param day such as November 26, 2026 */
export const rulesAreGuidance = (day: string) =>
  `Esto es una orientación con fecha del ${day}, no un dictamen. Decide su estado.`;
export const sourceOfRule = 'Fuente';
