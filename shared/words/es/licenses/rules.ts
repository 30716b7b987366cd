/** The rules about selling fish, as fishermen read them while they post. */
export const dealerRules = {
  shellfish:
    'Los ostiones, las almejas y los mejillones solo se pueden vender por medio de un comerciante certificado.',
  wholeScallops:
    'Las vieiras con concha o con coral cuentan como moluscos: solo se pueden vender por medio de un comerciante certificado. La carne de vieira sin concha sí se puede vender aquí.',
  tunas:
    'Los atunes del Atlántico solo pueden ir a un comerciante con permiso federal. Revise su permiso antes de vender.',
  fillets:
    'Cortar filetes en tierra cuenta como procesamiento. La mayoría de los estados piden una licencia para eso.',
  weeks:
    'Los comerciantes con permiso federal informan cada semana, aunque no hayan comprado nada. Sus permisos y su estado dicen qué debe informar usted.',
};
export const rulesTitle = 'Revise antes de vender';
/** @param rule one of the rules, which refuses a post */
export const refused = (rule: string) => `${rule} Esto no se puede publicar para la venta aquí.`;
export const rulesAreGuidance = 'Esto es una orientación, no un dictamen. Decide su estado.';
/** @param day such as November 26, 2026 */
export const sourceOfRule = (day: string) => `Fuente, revisada el ${day}`;
